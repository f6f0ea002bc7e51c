import type { ProfileCard } from "@vesper/contract/profiles/directory";
import { useEffect, useState } from "react";
import { api } from "#web/session/api.ts";

type Cards = readonly ProfileCard[];

async function loadCards(ids: readonly string[]): Promise<Cards> {
  // Import on demand: the contract would add its schemas to the page's bundle.
  const { listCards } = await import("@vesper/contract/profiles/cards");
  return (await api.call(listCards, { body: { ids: [...ids] } })).data;
}

/** Loads the cards of viewed profiles that are still public. Those already loaded stay while others load. */
export function useViewedCards(ids: readonly string[]) {
  const key = ids.join();
  const [attempt, setAttempt] = useState(0);
  const [cards, setCards] = useState<Cards>();
  const [failedAt, setFailedAt] = useState<string>();
  const current = `${attempt} ${key}`;

  useEffect(() => {
    let isCurrent = true;
    const loading = key === "" ? Promise.resolve([]) : loadCards(key.split(","));
    loading.then(
      (loaded) => isCurrent && setCards(loaded),
      () => isCurrent && setFailedAt(current),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, current]);

  return { cards, isFailed: failedAt === current, retry: () => setAttempt((before) => before + 1) };
}
