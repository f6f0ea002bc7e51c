import { limits } from "@vesper/contract/core/limits";
import { allowed, refused, type Verdict } from "#platform/policy.ts";

export function mayAddFavorite(kept: number): Verdict {
  if (kept < limits.favorites.perPerson) return allowed;
  return refused(
    "conflict",
    `You can save up to ${limits.favorites.perPerson.toLocaleString("en")} favorites. Remove one to add another.`,
  );
}
