const pronouns = ["body", "one", "thing"].flatMap((end) =>
  ["some", "any", "every"].map((start) => start + end),
);
const always = [
  ...pronouns,
  "no one",
  "nobody",
  "nothing",
  "none",
  "those",
  "what",
  "whatever",
  "who",
  "whoever",
  "whom",
  "whomever",
  "whose",
  "which",
  "whichever",
  "why",
  "how",
  "however",
  "wherever",
  "whenever",
];

/** `Where` and `When` also hide the subject, unless a comma ends their clause: "When Redis is away, …". */
const opener = new RegExp(String.raw`^(?:(?:${always.join("|")})\b(?!,)|(?:where|when)\b(?![^.:;]*,))`, "i");

/** Tool directives are not prose. */
const directive = /^(?:@ts-|@vitest|oxlint-|<reference|#|!)/;

/** A comment's prose, without `/**`, `*` and `//`. */
export const stripCommentMarks = (comment: string): string =>
  comment
    .replace(/^\/\*+|\*+\/$/g, "")
    .replaceAll(/^[ \t]*(?:\/{2,}|\*(?!\*))[ \t]?/gm, "")
    .trim();

export const isProse = (comment: string): boolean => {
  const prose = stripCommentMarks(comment);
  return /[a-z]/i.test(prose) && !directive.test(prose);
};

/** Returns the indefinite pronoun or question word that a comment opens with, if any. */
export const findOpener = (comment: string): string | undefined =>
  opener.exec(stripCommentMarks(comment))?.[0].toLowerCase();

/** Highest allowed share of vague openings, in percent. */
export const mostOpeners = 2;
