// What is printed of a table, and saved of its picture: nothing of the page around it.

/** What stands on the paper, from above. */
export interface Paper {
  title: string;
  /** A picture, and what it says to who does not see it. */
  picture: { svg: string; said: string };
  text?: string;
  /** Lines under a heading. */
  list?: { heading: string; lines: readonly string[] };
}

export const drawn = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Lay something out in a document that has nothing else. */
export async function layOut(page: Document, paper: Paper): Promise<void> {
  const put = <K extends keyof HTMLElementTagNameMap>(
    tag: K,
    text = "",
    at: Element = page.body,
  ): HTMLElementTagNameMap[K] => {
    const el = page.createElement(tag);
    el.textContent = text;
    at.append(el);
    return el;
  };
  const { title, picture, text, list } = paper;
  page.title = title;
  page.body.style.fontFamily = "system-ui, sans-serif";
  put("h1", title).style.fontSize = "18pt";
  const img = put("img");
  Object.assign(img.style, { display: "block", width: "100%", maxHeight: "170mm" });
  img.alt = picture.said;
  img.src = drawn(picture.svg);
  if (text) put("p", text).style.overflowWrap = "anywhere";
  if (list && list.lines.length > 0) {
    put("h2", list.heading).style.fontSize = "13pt";
    const lines = put("ol");
    lines.style.columns = "2";
    for (const line of list.lines) put("li", line, lines);
  }
  await img.decode().catch(() => {}); // what cannot be drawn leaves its words on the paper
}

/** Print that, and nothing else of the page. */
export async function print(around: Document, paper: Paper): Promise<void> {
  const frame = around.createElement("iframe");
  Object.assign(frame.style, { position: "fixed", left: "-9999px", border: "0" });
  frame.title = paper.title;
  around.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  if (!contentDocument || !contentWindow) return;
  await layOut(contentDocument, paper);
  contentWindow.addEventListener("afterprint", () => frame.remove());
  contentWindow.print();
}

/** Save something under a name, as the browser does with what is downloaded. */
export function save(content: Blob, name: string, page: Document): void {
  const link = page.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // long after it has been read
}

/** An SVG as PNG, twice as large as it is drawn. */
export async function png(svg: string, page: Document): Promise<Blob | null> {
  const img = page.createElement("img");
  img.src = drawn(svg);
  await img.decode();
  const canvas = page.createElement("canvas");
  canvas.width = 2 * img.naturalWidth;
  canvas.height = 2 * img.naturalHeight;
  canvas.getContext("2d")?.drawImage(img, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
