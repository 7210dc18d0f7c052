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

export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

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
  img.src = svgAddress(picture.svg);
  if (text) put("p", text).style.overflowWrap = "anywhere";
  if (list && list.lines.length > 0) {
    put("h2", list.heading).style.fontSize = "13pt";
    const lines = put("ol");
    lines.style.columns = "2";
    for (const line of list.lines) put("li", line, lines);
  }
  await img.decode().catch(() => {}); // what cannot be drawn leaves its words on the paper
}

/** A question about a board, with its answer if there is one. */
export interface Asked {
  svg: string;
  /** What is due on the board. */
  said: string;
  question: string;
  answer: string;
}

/** Questions for a class, and the words around them. */
export interface Sheet {
  title: string;
  asked: readonly Asked[];
  words: Record<string, string>;
}

const SHEET = `
@page { margin: 14mm 13mm }
body { margin: 0; font: 11pt/1.4 system-ui, sans-serif; color: #111; background: #fff }
h1 { margin: 0; font-size: 17pt }
h2 { margin: 0 0 4mm; font-size: 14pt }
.who { display: flex; gap: 8mm; margin: 5mm 0; color: #444; font-size: 9.5pt }
.who span { flex: 2; border-bottom: .3mm solid #555 }
.who span + span { flex: 1 }
.asked { display: grid; grid-template-columns: 1fr 1fr; gap: 7mm 9mm; margin: 0; padding: 0 }
.asked li { break-inside: avoid; list-style: none; counter-increment: asked }
.asked p::before { content: counter(asked) " "; font-weight: bold }
section ol { margin: 0; padding-left: 1.4em }
.asked li::after { content: ""; display: block; height: 9mm; border-bottom: .3mm solid #777 }
img { display: block; width: 100%; max-height: 62mm; object-fit: contain; object-position: left }
small { color: #444 }
p { margin: 1mm 0 }
section { break-before: page }
`;

/** Lay a worksheet out: two boards beside each other, the answers on the last page. */
export async function layOutSheet(page: Document, { title, asked, words }: Sheet): Promise<void> {
  const made = (tag: string, text: string, ...inside: Element[]): HTMLElement => {
    const el = page.createElement(tag);
    el.textContent = text;
    el.append(...inside);
    return el;
  };
  const questions = asked.map(({ svg, said, question }) => {
    const img = page.createElement("img");
    img.alt = said;
    img.src = svgAddress(svg);
    return made("li", "", img, made("small", said), made("p", question));
  });
  const answers = asked.map(({ answer }) => made("li", answer || "–"));
  page.title = title;
  const who = made("div", "", made("span", words["name"] ?? ""), made("span", words["date"] ?? ""));
  who.className = "who";
  const list = made("ol", "", ...questions);
  list.className = "asked";
  const last = made("section", "", made("h2", words["answers"] ?? ""), made("ol", "", ...answers));
  page.head.append(made("style", SHEET));
  page.body.append(made("h1", title), who, list, last);
  const drawings = [...page.querySelectorAll("img")];
  await Promise.all(drawings.map((img) => img.decode().catch(() => {})));
}

/** Print a worksheet, and nothing else of the page. */
export const printSheet = (around: Document, sheet: Sheet): Promise<void> =>
  printed(around, sheet.title, (page) => layOutSheet(page, sheet));

/** Print what is on a paper, and nothing else of the page. */
export const print = (around: Document, paper: Paper): Promise<void> =>
  printed(around, paper.title, (page) => layOut(page, paper));

async function printed(
  around: Document,
  title: string,
  lay: (page: Document) => Promise<void>,
): Promise<void> {
  const frame = around.createElement("iframe");
  Object.assign(frame.style, { position: "fixed", left: "-9999px", border: "0" });
  frame.title = title;
  around.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  if (!contentDocument || !contentWindow) return;
  await lay(contentDocument);
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
  img.src = svgAddress(svg);
  await img.decode();
  const canvas = page.createElement("canvas");
  canvas.width = 2 * img.naturalWidth;
  canvas.height = 2 * img.naturalHeight;
  canvas.getContext("2d")?.drawImage(img, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
