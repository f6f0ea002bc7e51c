import type { RestrictingAction } from "@vesper/contract/moderation/moderation";
import { smallestPublished } from "@vesper/contract/moderation/transparency";

export const actionLabels: Record<RestrictingAction, string> = {
  hold: "Hidden during review",
  hide: "Hidden from the public",
  suspend: "Suspended",
  ban: "Account banned",
  remove: "Removed",
  reject: "Not approved",
};

const numberFormat = new Intl.NumberFormat("en");
export const formatCount = (count: number | null) =>
  count === null ? `fewer than ${smallestPublished}` : numberFormat.format(count);

/** "July to September 2026" */
export function formatQuarter(from: string): string {
  const first = new Date(`${from}T00:00:00Z`);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 2));
  const month = (date: Date) => date.toLocaleDateString("en", { month: "long", timeZone: "UTC" });
  return `${month(first)} to ${month(last)} ${first.getUTCFullYear()}`;
}

/** "5 hours", or days from 48 hours on: "2.5 days". */
export function formatHours(hours: number | null): string {
  if (hours === null) return "not enough data";
  const [value, unit] = hours < 48 ? [hours, "hour"] : [Math.round(hours / 2.4) / 10, "day"];
  return `${numberFormat.format(value)} ${unit}${value === 1 ? "" : "s"}`;
}
