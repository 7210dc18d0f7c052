// The style sheet: once in each document or shadow root that has a board, however many boards.

const dressed = new WeakMap<Node, Set<string>>();

/**
 * Give what an element stands in the style sheet of this hash; the answer ends the watching. A page
 * that has the style sheet itself names an empty one.
 */
export function addStyleSheet(el: HTMLElement, hash: string, css: string): () => void {
  if (css === "") return () => {};
  put(el.ownerDocument, hash, css);
  // A host may put the element into a shadow root after it was drawn; then it gets a size there.
  const watcher = new ResizeObserver(() => {
    const root = el.getRootNode();
    if (root instanceof ShadowRoot) put(root, hash, css);
  });
  watcher.observe(el);
  return () => watcher.disconnect();
}

function put(root: Document | ShadowRoot, hash: string, css: string): void {
  const known = dressed.get(root) ?? new Set();
  if (known.has(hash)) return;
  dressed.set(root, known.add(hash));
  const style = (root.ownerDocument ?? (root as Document)).createElement("style");
  style.dataset["tritables"] = hash;
  style.textContent = css;
  (root instanceof ShadowRoot ? root : root.head).append(style);
}
