import type { SuggestedPlace } from "@vesper/contract/profiles/suggestions";
import { useEffect, useState } from "react";
import { api } from "#web/session/api.ts";

async function loadPopularPlaces(signal: AbortSignal): Promise<readonly SuggestedPlace[]> {
  const { suggestTerms } = await import("@vesper/contract/profiles/suggestions");
  return (await api.call(suggestTerms, { signal })).data.places;
}

/** Cities with the most profiles: null while they load, none if they fail to, because the search works without. */
export function usePopularPlaces(): readonly SuggestedPlace[] | null {
  const [places, setPlaces] = useState<readonly SuggestedPlace[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    async function load() {
      const found = await loadPopularPlaces(controller.signal).catch(() => []);
      if (!controller.signal.aborted) setPlaces(found);
    }
    void load();
    return () => controller.abort();
  }, []);
  return places;
}
