// What came with the page's address: a position or a round, offered to the boards of the page until
// one takes it.

import { signal } from "@preact/signals-core";
import { useEffect, useRef } from "preact/hooks";
import type { LinkOutcome } from "../protocol/generated/scene";
import { observer } from "../view/observer";
import type { View } from "../view/view";
import { linkInAddress, MARK } from "./linkFragment";

/** Milliseconds without another board after which a page is taken to have no more. */
export const LATE = 2000;

/** Where a page is nobody else's: its cells wait for whoever wrote them. */
const EDITORS = "body:not([data-voila]) :is(.jp-LabShell, .jp-NotebookShell)";

/** An address that opens a link on this page; the link alone where the page is not for readers. */
export function addressOf(link: string, view: View): string {
  const ours = /^(https?|file):$/.test(location.protocol) && !view.el.closest(EDITORS);
  return ours ? `${location.href.replace(/#.*/, "")}${MARK}${link}` : link;
}

/** What is said of the link, at which board. */
const said = signal<{ view: View; link: string; came: LinkOutcome } | null>(null);

/** Hands one link around. */
class LinkOffer {
  readonly #asked = new Set<View>();
  #busy = false;
  #done = false;
  #late: ReturnType<typeof setTimeout> | undefined;
  /** What the first board said that could not take it. */
  #spare: { view: View; came: LinkOutcome } | null = null;

  constructor(readonly link: string) {}

  stop(): void {
    this.#done = true;
    clearTimeout(this.#late);
  }

  /** Another board has come. */
  again(): void {
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#settle(), LATE);
    void this.#next();
  }

  async #next(): Promise<void> {
    const view = inOrder().find((one) => takes(one) && !this.#asked.has(one));
    if (this.#busy || this.#done || !view) return;
    const came = await this.#ask(view);
    if (this.#done) return;
    if (came?.picture && came.other) this.#spare ??= { view, came };
    else if (came) {
      this.#tell(view, came);
      return;
    }
    void this.#next();
  }

  /** No board could play from it: the first one shows what it is. */
  async #settle(): Promise<void> {
    if (this.#done) return;
    const view = this.#spare?.view ?? inOrder()[0];
    if (this.#busy || !view) {
      this.#late = setTimeout(() => this.#settle(), LATE);
      return;
    }
    const came = this.#spare?.came ?? (await this.#ask(view));
    if (came && !this.#done) this.#tell(view, came);
  }

  async #ask(view: View): Promise<LinkOutcome | null> {
    this.#busy = true;
    this.#asked.add(view);
    const { endpoint } = view;
    const ok = await endpoint.ask({ kind: "link", link: this.link, sure: false });
    this.#busy = false;
    return (ok && endpoint.last.linked) || null;
  }

  #tell(view: View, came: LinkOutcome): void {
    this.stop();
    tell(view, this.link, came);
  }
}

let offer: LinkOffer | null = null;
const views = new Set<View>();

/** The boards of the page as they stand one below the other. */
function inOrder(): View[] {
  return [...views].sort((one, other) =>
    one.el.compareDocumentPosition(other.el) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/** Whether a board is there to play at, or leads to one. */
function takes({ endpoint }: View): boolean {
  const { chapter, course, practice, task } = endpoint.table.peek();
  return !!course || !(chapter || practice || task);
}

function tell(view: View, link: string, came: LinkOutcome): void {
  said.value = { view, link, came };
  view.say(came.text);
  // What comes above it is drawn a moment later.
  requestAnimationFrame(() => requestAnimationFrame(() => view.el.scrollIntoView()));
}

function heed(): void {
  const link = linkInAddress();
  if (link === (offer?.link ?? "")) return;
  offer?.stop();
  offer = link ? new LinkOffer(link) : null;
  offer?.again();
}

/** Offer a view what is in the page's address, for as long as it is there; returns what ends it. */
export function offerLink(view: View): () => void {
  if (views.size === 0) addEventListener("hashchange", heed);
  views.add(view);
  if (offer) offer.again();
  else heed();
  return () => {
    views.delete(view);
    if (said.peek()?.view === view) said.value = null;
    if (views.size > 0) return;
    removeEventListener("hashchange", heed);
    offer?.stop();
    offer = null;
  };
}

/** What is said at a board of the link that the page was opened with. */
export const LinkNotice = observer(function LinkNotice({ view }: { view: View }) {
  const here = said.value?.view === view ? said.value : null;
  const { scene } = view.endpoint;
  const before = useRef(scene.whole.value);
  const shown = here?.came ?? null;
  useEffect(() => {
    before.current = scene.whole.value;
  }, [shown]);
  useEffect(() => {
    // What has been played on from is no longer what the link holds.
    if (shown?.opened && before.current !== scene.whole.value) said.value = null;
  }, [scene.whole.value]);
  if (!here) return null;
  const { came, link } = here;
  const open = async (): Promise<void> => {
    const ok = await view.endpoint.ask({ kind: "link", link, sure: true });
    const { linked } = view.endpoint.last;
    if (ok && linked) tell(view, link, linked);
  };
  const picture = came.picture;
  return (
    <section class="tt-left tt-linked" data-fault={came.fault}>
      <p>
        <span>{came.text}</span>
        {came.asks && (
          <button type="button" class="tt-primary" data-tool="link-open" onClick={open}>
            {came.words.open}
          </button>
        )}
      </p>
      {picture && (
        <img src={`data:image/svg+xml,${encodeURIComponent(picture.svg)}`} alt={picture.said} />
      )}
      <button
        type="button"
        data-tool="link-stay"
        onClick={() => {
          said.value = null;
        }}
      >
        {came.asks ? came.words.stay : view.ui("close")}
      </button>
    </section>
  );
});
