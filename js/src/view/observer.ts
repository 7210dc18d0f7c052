// Components that follow signals: each is drawn anew for what it reads, and for nothing else.

import { effect } from "@preact/signals-core";
import { Component, type ComponentChildren, type FunctionComponent } from "preact";

/** Let a component follow the signals it reads; a parent's redraw leaves it alone. */
export function observer<P extends object>(
  draw: (props: P) => ComponentChildren,
): FunctionComponent<P> {
  class Observer extends Component<P> {
    #stop = (): void => {};

    override shouldComponentUpdate(next: P): boolean {
      return Object.keys(next).some((key) => next[key as keyof P] !== this.props[key as keyof P]);
    }

    override componentWillUnmount(): void {
      this.#stop();
    }

    render(props: P): ComponentChildren {
      this.#stop();
      let drawing = true;
      let drawn: ComponentChildren = null;
      this.#stop = effect(() => {
        if (drawing) drawn = draw(props);
        else this.forceUpdate();
      });
      drawing = false;
      return drawn;
    }
  }
  return Observer as unknown as FunctionComponent<P>;
}
