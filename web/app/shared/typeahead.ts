import { pageLimits } from "@vesper/contract/core/page-limits";
import { useEffect, useState } from "react";

interface Typeahead<Item> {
  status: "none" | "searching" | "found";
  items: readonly Item[];
}

/** Suggestions for a query once typing rests; a newer query aborts the older one. None when the search fails. */
export function useTypeahead<Item>(
  query: string,
  search: (query: string, signal: AbortSignal) => Promise<readonly Item[]>,
): Typeahead<Item> {
  // The answer keeps its query: an older answer must not pass for a newer one.
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

/** The option a key leads to, `null` for any other key. No option is highlighted at -1. */
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
