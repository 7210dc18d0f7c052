// What a change draws anew, or at least looks at, told by Preact itself.

import { options, type VNode } from "preact";

type Props = Record<string, unknown>;

/** Preact's own hook, by the name that it has for such as its developer tools. */
const hooks = options as { __r?: ((vnode: VNode) => void) | undefined };

/** What was given to the components that a change comes to, in their order. */
export function redrawn(what: () => void): Props[] {
  const found: Props[] = [];
  const before = hooks.__r;
  hooks.__r = (vnode) => {
    before?.(vnode);
    found.push(vnode.props as Props);
  };
  try {
    what();
  } finally {
    hooks.__r = before;
  }
  return found;
}
