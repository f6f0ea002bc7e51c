/**
 * A place that shows that a requirement is met: a test by file and title (`file › group › title`), a declaration or a text
 * by file (`file#symbol`), or a heading of a document (`file.md#anchor`).
 */
export type Reference = `${string} › ${string}` | `${string}#${string}`;

interface Stated {
  /** Number in the standard. */
  id: string;
  /** The requirement in our own words. */
  text: string;
}

export interface MetEntry extends Stated {
  verdict: "met";
  where: readonly [Reference, ...Reference[]];
  /** Limits of the verdict that a reader should know. */
  note?: string;
  /** Part that only the operator of a site can do. */
  operator?: string;
}

export interface AcceptedEntry extends Stated {
  verdict: "accepted";
  /** Why it is not met as the standard wants it. */
  reason: string;
  /** Measures that take its place. */
  where: MetEntry["where"];
}

export interface OtherEntry extends Stated {
  verdict: "not applicable" | "open";
  /** Why it does not apply, or what is missing. */
  reason: string;
}

export type Entry = MetEntry | AcceptedEntry | OtherEntry;

export interface Chapter {
  /** Chapter in the standard, such as `V1`. */
  name: string;
  title: string;
  entries: readonly Entry[];
}

type More = Pick<MetEntry, "note" | "operator">;

export const met = (id: string, text: string, where: MetEntry["where"], more: More = {}): MetEntry => ({
  id,
  text,
  verdict: "met",
  where,
  ...more,
});

/** Applies, and is knowingly not met to the letter: with the reason, and what is done instead. */
export const accepted = (
  id: string,
  text: string,
  reason: string,
  where: AcceptedEntry["where"],
): AcceptedEntry => ({ id, text, verdict: "accepted", reason, where });

export const notApplicable = (id: string, text: string, reason: string): OtherEntry => ({
  id,
  text,
  verdict: "not applicable",
  reason,
});

export const open = (id: string, text: string, reason: string): OtherEntry => ({
  id,
  text,
  verdict: "open",
  reason,
});
