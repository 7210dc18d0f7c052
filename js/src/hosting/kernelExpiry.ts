// A page that nobody touched for long gives up its kernel to others: who comes back is told so.

import { openingLine } from "./voilaFrontEnd";

/** Milliseconds from one question to the next, however much is touched. */
const OFTEN = 5000;
const EVENTS = ["focus", "pointerdown", "keydown", "visibilitychange"];

const { line, text, button } = openingLine();
let asked = performance.now();

async function look(): Promise<void> {
  const config = document.getElementById("jupyter-config-data");
  if (document.hidden || !config || !line.hidden || performance.now() - asked < OFTEN) return;
  asked = performance.now();
  const { baseUrl, kernelId } = JSON.parse(config.textContent ?? "");
  const answer = await fetch(`${baseUrl}api/kernels/${kernelId}`, { cache: "no-store" });
  if (answer.status !== 404 || !line.hidden) return;
  for (const type of EVENTS) removeEventListener(type, ask, true);
  line.hidden = false;
  button.hidden = false;
  text.textContent = line.dataset["rested"] ?? "";
}

// Where nothing answers at all, the boards say so themselves.
const ask = (): void => void look().catch(() => {});
for (const type of EVENTS) addEventListener(type, ask, true);
