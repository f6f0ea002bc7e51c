import { RestrictingAction } from "@vesper/contract/moderation/moderation";
import { Reason } from "@vesper/contract/moderation/reasons";
import { smallestPublished, type Quarter } from "@vesper/contract/moderation/transparency";
import type { QuarterRow } from "./store/transparency.ts";

/** Hides small counts, which could identify individuals. Zero and large counts are shown. */
const hideSmallCount = (count = 0): number | null => (count > 0 && count < smallestPublished ? null : count);
const roundHours = (hours: number | null, count: number): number | null =>
  hours === null || count < smallestPublished ? null : Math.round(hours * 10) / 10;

/** Contains no totals: hidden counts could be derived from them. */
export function presentQuarter({ quarter, figures }: QuarterRow, now: Date): Quarter {
  const { reports, decisions, upheld, reversed } = figures;
  return {
    from: quarter,
    isOver: getQuarterEnd(quarter) <= now,
    reports: Reason.options.map((reason) => ({ reason, count: hideSmallCount(reports[reason]) })),
    decisions: RestrictingAction.options.map((action) => ({
      action,
      count: hideSmallCount(decisions[action]),
    })),
    dismissed: hideSmallCount(figures.dismissed),
    appeals: {
      received: hideSmallCount(figures.appeals),
      upheld: hideSmallCount(upheld),
      reversed: hideSmallCount(reversed),
    },
    hoursToDecision: roundHours(figures.hoursToDecision, figures.decided),
    hoursToAppeal: roundHours(figures.hoursToAppeal, upheld + reversed),
  };
}

function getQuarterEnd(quarter: string): Date {
  const from = new Date(`${quarter}T00:00:00Z`);
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 3));
}
