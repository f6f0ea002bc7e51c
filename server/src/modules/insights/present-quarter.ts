import { RestrictingAction } from "@vesper/contract/moderation/moderation";
import { Reason } from "@vesper/contract/moderation/reasons";
import { smallest, type Quarter } from "@vesper/contract/moderation/transparency";
import type { QuarterRow } from "./store/transparency.ts";

/** Zero says nothing about anybody, and neither does a crowd. */
const veiled = (count = 0): number | null => (count > 0 && count < smallest ? null : count);
const rounded = (hours: number | null, count: number): number | null =>
  hours === null || count < smallest ? null : Math.round(hours * 10) / 10;

/** No sums: what is hidden could be computed from them. */
export function presentQuarter({ quarter, figures }: QuarterRow, now: Date): Quarter {
  const { reports, decisions, upheld, reversed } = figures;
  return {
    from: quarter,
    isOver: endOf(quarter) <= now,
    reports: Reason.options.map((reason) => ({ reason, count: veiled(reports[reason]) })),
    decisions: RestrictingAction.options.map((action) => ({ action, count: veiled(decisions[action]) })),
    dismissed: veiled(figures.dismissed),
    appeals: {
      received: veiled(figures.appeals),
      upheld: veiled(upheld),
      reversed: veiled(reversed),
    },
    hoursToDecision: rounded(figures.hoursToDecision, figures.decided),
    hoursToAppeal: rounded(figures.hoursToAppeal, upheld + reversed),
  };
}

function endOf(quarter: string): Date {
  const from = new Date(`${quarter}T00:00:00Z`);
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 3));
}
