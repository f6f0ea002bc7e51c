import { limits } from "@vesper/contract/limits";
import type { Place } from "@vesper/contract/places";
import { useEffect, useState } from "react";
import { placesFor } from "./complete-place.ts";
import { cityPart } from "./place.ts";

const nowhere: readonly Place[] = [];

/** Cities for what is typed, once the typing rests; what is no longer waited for is given up. */
export function usePlaces(typed: string): readonly Place[] {
  const [answer, setAnswer] = useState({ query: "", places: nowhere });
  const query = cityPart(typed).slice(0, limits.place.max);
  const isLongEnough = query.length >= limits.search.minimum;

  useEffect(() => {
    if (!isLongEnough) return;
    const search = new AbortController();

    async function look() {
      const places = await placesFor(query, search.signal);
      if (!search.signal.aborted) setAnswer({ query, places });
    }

    const timer = setTimeout(() => void look(), limits.search.debounce);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [query, isLongEnough]);

  return isLongEnough && answer.query === query ? answer.places : nowhere;
}
