import { pageLimits } from "@vesper/contract/core/page-limits";
import { useEffect, useState } from "react";

interface Typeahead<Item> {
  status: "none" | "searching" | "found";
  items: readonly Item[];
}

/** Debounced suggestions for a query; a newer query aborts the older one. There are none if the search fails. */
export function useTypeahead<Item>(
  query: string,
  search: (query: string, signal: AbortSignal) => Promise<readonly Item[]>,
): Typeahead<Item> {
  // The items are stored with their query, so that a stale response does not pass for a current one.
  const [answer, setAnswer] = useState<{ query: string; items: readonly Item[] }>({ query: "", items: [] });
  const isLongEnough = query.length >= pageLimits.search.minimum;

  useEffect(() => {
    if (!isLongEnough) return;
    const controller = new AbortController();

    async function runSearch() {
      const items = await search(query, controller.signal).catch(() => []);
      if (!controller.signal.aborted) setAnswer({ query, items });
    }

    const timer = setTimeout(() => void runSearch(), pageLimits.search.debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isLongEnough, search]);

  if (!isLongEnough) return { status: "none", items: [] };
  if (answer.query !== query) return { status: "searching", items: [] };
  return { status: "found", items: answer.items };
}

/**
 * Returns the index of the option that a key moves to, or `null` for any other key. `current` is -1 if no option is
 * highlighted.
 */
export function findNextHighlight(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (current + 1) % count;
    case "ArrowUp":
      return current <= 0 ? count - 1 : current - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
