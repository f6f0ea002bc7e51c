import { allowed, refused, type Verdict } from "#platform/policy.ts";

/** Upper and lower case count as the same. */
export function mayWriteHouseRules(rules: readonly string[]): Verdict {
  const different = new Set(rules.map((rule) => rule.toLowerCase()));
  return different.size === rules.length
    ? allowed
    : refused("conflict", "Two of your house rules are the same. Please remove one of them.");
}
