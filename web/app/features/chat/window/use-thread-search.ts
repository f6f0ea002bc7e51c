import { useState } from "react";
import { type Entry, getText } from "./entries.ts";
import { findMatches } from "./find-matches.ts";

/** Returns the keys of the entries that match, newest first. */
const listFound = (entries: readonly Entry[], query: string) =>
  entries.flatMap((entry) => (findMatches(getText(entry), query).length > 0 ? entry.key : [])).toReversed();

export type ThreadSearchResults = ReturnType<typeof useThreadSearch>;

/** Search over the loaded messages, from the newest to the oldest. It never asks the server. */
export function useThreadSearch(entries: readonly Entry[], isOpen: boolean) {
  const [text, setText] = useState("");
  const [picked, setPicked] = useState<string>();
  const query = isOpen ? text : "";
  const found = listFound(entries, query);
  const index = picked === undefined ? 0 : Math.max(0, found.indexOf(picked));

  return {
    query,
    setText,
    count: found.length,
    position: index + 1,
    current: found[index],
    /** Goes to the next older match with 1, to the next newer one with -1, around the end. */
    move: (step: 1 | -1) => setPicked(found.at((index + step) % found.length)),
  };
}
