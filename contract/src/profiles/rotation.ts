/**
 * Rules of the rotation: the order of lists that have neither search words nor a chosen order. The query and the page
 * that explains it (`/how-we-rank`) both use these numbers.
 */
export const rotation = {
  /** The start of the list moves this often. */
  slotMinutes: 10,
  /** Share added to the ordinary one while a reason holds. */
  bonus: {
    /** Available now, from the next slot on. */
    available: 0.25,
    /** Signed in within the last days. */
    active: 0.25,
    premium: 0.25,
  },
  activeDays: 7,
  /** All bonuses together add no more than this. */
  maxBonus: 0.5,
  /** Over a month, no profile is shown more often than this many times the ordinary share. */
  ceiling: 2,
} as const;
