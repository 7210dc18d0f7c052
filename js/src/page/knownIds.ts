// The maps of what is known, as they stand in a page: a line for each rule and principle of a game.

/** The rule or principle that a line is about. */
export const idOf = ({ dataset }: HTMLElement): string =>
  dataset["rule"] ?? dataset["principle"] ?? "";
