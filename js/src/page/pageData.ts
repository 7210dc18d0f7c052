// What stands in an exported page: its boards as they are at first, and what is needed to play.

import type { Art, Words } from "../protocol/generated/scene";
import type { Moving } from "../protocol/transport";

/** One board of the page. */
export interface BoardData {
  game: string;
  /** Tells this board, as it begins, from any other one. */
  key: string;
  /** Under what name its lesson is left, on every page alike; null where it is none, or a server's. */
  place: string | null;
  /** The sitting as it was when the page was made, for Python; null where a server has it. */
  saved: unknown;
  /** What a reader's own browser draws anew: the whole deal, or only what chance does later. */
  anew: "deal" | "throws" | null;
  /** Whether nobody may go on with the deal that stands in the page. */
  sealed?: boolean;
  /** Under what name it is kept while it goes on without its server, where it may do that. */
  alone?: string;
  /** Whether something happens at it by itself. */
  lively: boolean;
  /** Whether it goes along with the language and the colours of the page. */
  follows: boolean;
  lang: string;
  /** What it shows at first, by language. */
  states: Record<string, Moving>;
}

/** Where the parts of the Python are: relative to the page, or the ids of elements in it. */
export interface BrowserRuntime {
  at: "site" | "page";
  worker: string;
  parts: Record<string, string>;
  packages: unknown;
  /** The service worker that keeps the site, relative to the page. */
  offline?: string;
}

/** The Python with which a page goes on when its server is gone, by addresses. */
export interface Ahead {
  worker: string;
  parts: Record<string, string>;
  packages: unknown;
}

/** Where the server is that plays the boards. */
export interface ServerRuntime {
  at: "server";
  /** The path of the line to it. */
  line: string;
  /** The path of its notebook there. */
  page: string;
  /** Which of its editions the page is: its boards have their names in no other. */
  edition: string;
  /** Where the page is in each of its languages; none where it is in one. */
  addresses: Record<string, string>;
  /** What is fetched while the server is there; absent where there is no such Python. */
  ahead?: Ahead;
}

/** All that a page has. */
export interface PageData {
  name: string;
  /** Of the program: what another one has kept as a picture may not be drawn by this one. */
  version: string;
  titles: Record<string, string>;
  /** The language that it has before anybody chooses one. */
  lang: string;
  /** The languages that it can be in, as its prose is. */
  spoken: string[];
  /** The languages in which it opens for those whose browser prefers them. */
  wished: string[];
  art: Record<string, Art>;
  words: Record<string, Record<string, Words>>;
  boards: Record<string, BoardData>;
  runtime: BrowserRuntime | ServerRuntime;
}
