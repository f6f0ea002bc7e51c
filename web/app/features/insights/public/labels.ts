import type { RestrictingAction } from "@vesper/contract/moderation/moderation";
import { smallest } from "@vesper/contract/moderation/transparency";

export const actionNames: Record<RestrictingAction, string> = {
  hold: "Hidden while a report was checked",
  hide: "Hidden from the public",
  suspend: "Suspended for a time",
  ban: "Account banned",
  remove: "Removed",
  reject: "Not approved",
};

const numbers = new Intl.NumberFormat("en");
export const countName = (count: number | null) =>
  count === null ? `fewer than ${smallest}` : numbers.format(count);

/** "July to September 2026" */
export function quarterName(from: string): string {
  const first = new Date(`${from}T00:00:00Z`);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 2));
  const month = (date: Date) => date.toLocaleDateString("en", { month: "long", timeZone: "UTC" });
  return `${month(first)} to ${month(last)} ${first.getUTCFullYear()}`;
}

/** "5 hours", or "2.5 days" where hours would be many. */
export function hoursName(hours: number | null): string {
  if (hours === null) return "too few to tell";
  const [value, unit] = hours < 48 ? [hours, "hour"] : [Math.round(hours / 2.4) / 10, "day"];
  return `${numbers.format(value)} ${unit}${value === 1 ? "" : "s"}`;
}
