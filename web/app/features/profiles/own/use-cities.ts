import { useQuery } from "@tanstack/react-query";
import { limits } from "@vesper/contract/limits";
import { completePlace, type Place } from "@vesper/contract/places";
import { useEffect, useState } from "react";
import { api } from "#web/session/api.ts";

const nowhere: readonly Place[] = [];

/** Cities for what is typed, once the typing rests. None, when it fails: any city may be typed. */
export function useCities(typed: string): readonly Place[] {
  const [rested, setRested] = useState("");
  const query = typed.trim().slice(0, limits.place.max);
  const { data } = useQuery({
    queryKey: ["places", rested],
    enabled: rested.length >= limits.search.minimum,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await api.call(completePlace, { query: { q: rested }, signal })).data,
  });

  useEffect(() => {
    const timer = setTimeout(() => setRested(query), limits.search.debounce);
    return () => clearTimeout(timer);
  }, [query]);

  return data && rested === query ? data : nowhere;
}
