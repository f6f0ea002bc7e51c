import { pageLimits } from "@vesper/contract/page-limits";
import type { SearchHit } from "@vesper/contract/search";
import { useEffect, useState } from "react";
import { suggest } from "./suggest.ts";

interface Suggestions {
  status: "none" | "searching" | "found";
  profiles: readonly SearchHit[];
}

const nobody: readonly SearchHit[] = [];

/** Looks for what is typed when the typing rests, and gives up what nobody waits for any more. */
export function useSuggestions(typed: string): Suggestions {
  // What was looked for is kept with the answer: an older answer must not pass for a newer one.
  const [answer, setAnswer] = useState({ query: "", profiles: nobody });
  const query = typed.trim().slice(0, pageLimits.search.query);
  const isLongEnough = query.length >= pageLimits.search.minimum;

  useEffect(() => {
    if (!isLongEnough) return;
    const search = new AbortController();

    async function look() {
      const profiles = await suggest(query, search.signal);
      if (!search.signal.aborted) setAnswer({ query, profiles });
    }

    const timer = setTimeout(() => void look(), pageLimits.search.debounce);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [query, isLongEnough]);

  if (!isLongEnough) return { status: "none", profiles: nobody };
  if (answer.query !== query) return { status: "searching", profiles: nobody };
  return { status: "found", profiles: answer.profiles };
}
