/** Places below the loaded cards, shown as placeholders, so that the next pages appear without moving anything. */
export interface Reserve {
  places: number;
  /** Whether everything below the feed has its final position. */
  isFinal: boolean;
}

/** Reserves exactly what follows, up to two pages: a fast scroll that outruns loading ends on placeholders. */
export const createReserve = (ahead: number): Reserve => ({ places: ahead, isFinal: ahead === 0 });

/** New cards take the first reserved places, so the length of the list stays the same as long as there are places. */
export const fillReserve = (reserve: Reserve, added: number): Reserve => ({
  ...reserve,
  places: Math.max(0, reserve.places - added),
});
