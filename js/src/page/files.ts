// What a page without Python does with files, and with texts that have something to be filled in.

/** Save a text as a file. */
export function save(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The text of an element, with what stands in it in braces. */
export function filled({ dataset }: HTMLElement, values: Record<string, string>): string {
  return (dataset["text"] ?? "").replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}
