// Asks whether it is this reader's turn, and opens the page when it is.

interface Turn {
  /** Whether a place is free. */
  free: boolean;
  /** How many come before. */
  before: number;
  /** Whether the browser has kept the name under which it asks. */
  known: boolean;
}

const line = document.getElementById("before") as HTMLElement;
const { ask: address = "", name = "", next = "", seconds, some = "" } = line.dataset;

async function turn(): Promise<Turn> {
  const answer = await fetch(`${address}?as=${name}`, { cache: "no-store" });
  return answer.json();
}

async function ask(): Promise<void> {
  try {
    const { free, before, known } = await turn();
    if (free) {
      const here = new URL(location.href);
      if (!known) here.searchParams.set("as", name);
      location.replace(here);
      return;
    }
    const said = before ? some.replace("{count}", String(before)) : next;
    if (line.textContent !== said) line.textContent = said;
  } catch {
    // Nobody answers at the moment.
  }
  setTimeout(ask, Number(seconds) * 1000);
}

void ask();

export {}; // else its names would be everybody's
