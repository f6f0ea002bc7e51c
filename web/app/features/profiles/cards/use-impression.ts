import { useEffect, useRef } from "react";

/**
 * Records an impression when at least half of the card is visible, once per page. A preview records none. The observer
 * is imported on demand, because a page can be read without it.
 */
export function useImpression<E extends Element>(id: string, place: number | undefined) {
  const card = useRef<E>(null);
  useEffect(() => {
    const element = card.current;
    if (!element || element.closest("[data-preview]")) return;
    const observed = import("./observe-card.ts").then(
      ({ observeCard }) => observeCard(element, { id, place }),
      () => undefined,
    );
    return () => void observed.then((stop) => stop?.());
  }, [id, place]);
  return card;
}
