/** Scores of a text search, from the specification. The query and the page that explains them use them. */
export const searchScores = {
  name: { exact: 100, begins: 50, contains: 30 },
  city: { exact: 40, begins: 25, contains: 20 },
  /** The text contains the first word of the name. */
  firstWord: 15,
} as const;
