import { rotation } from "@vesper/contract/profiles/rotation";

export type BonusReason = keyof typeof rotation.bonus;

/** Factor of the ordinary share for a profile with these reasons, up to the cap. */
export function getBonusFactor(reasons: readonly BonusReason[]): number {
  const sum = reasons.reduce((total, reason) => total + rotation.bonus[reason], 0);
  return 1 + Math.min(sum, rotation.maxBonus);
}

/** Number of times per day that the start of a list moves. */
export const startsPerDay = (24 * 60) / rotation.slotMinutes;

interface ExampleList {
  profiles: number;
  /** Cards that a visitor sees before scrolling on. */
  firstPage: number;
}

/** Starts per day after which a profile with these reasons is on the first page of the list, on average. */
export function countFirstPages(
  { profiles, firstPage }: ExampleList,
  reasons: readonly BonusReason[],
): number {
  const ordinary = (startsPerDay * firstPage) / profiles;
  return Math.round(Math.min(startsPerDay, ordinary * getBonusFactor(reasons)));
}

/** Formats a share as "25%". */
export const formatShare = (share: number) => `${Math.round(share * 100)}%`;
