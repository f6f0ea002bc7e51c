import { reasons } from "@vesper/contract/moderation/reasons";
import type { Quarter } from "@vesper/contract/moderation/transparency";
import { Badge } from "#web/ui/data/badge.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { DefinitionList } from "#web/ui/data/definition-list.tsx";
import { actionLabels, formatCount, formatHours, formatQuarter } from "./labels.ts";

export function QuarterCard({ quarter }: { quarter: Quarter }) {
  const { reports, decisions, dismissed, appeals } = quarter;
  return (
    <Card className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="font-serif text-title font-semibold">{formatQuarter(quarter.from)}</h2>
        {!quarter.isOver && <Badge tone="gold">In progress</Badge>}
      </header>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <CountTable
          caption="Reports by reason"
          rows={reports.map(({ reason, count }) => ({ name: reasons[reason].label, count }))}
        />
        <div className="flex flex-col gap-6">
          <CountTable
            caption="Decisions by outcome"
            rows={[
              ...decisions.map(({ action, count }) => ({ name: actionLabels[action], count })),
              { name: "No violation found", count: dismissed },
            ]}
          />
          <CountTable
            caption="Appeals"
            rows={[
              { name: "Received", count: appeals.received },
              { name: "Appeal denied", count: appeals.upheld },
              { name: "Appeal upheld", count: appeals.reversed },
            ]}
          />
        </div>
      </div>
      <DefinitionList
        items={[
          {
            term: "Median time from report to decision",
            detail: formatHours(quarter.hoursToDecision),
          },
          { term: "Median time from appeal to answer", detail: formatHours(quarter.hoursToAppeal) },
        ]}
      />
    </Card>
  );
}

interface CountTableProps {
  caption: string;
  rows: readonly { name: string; count: number | null }[];
}

/** Table of names and counts that never scrolls. */
function CountTable({ caption, rows }: CountTableProps) {
  return (
    <table className="w-full self-start text-left">
      <caption className="mb-2 text-left text-small font-semibold text-muted">{caption}</caption>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-2.5 pr-4 font-normal">
              {name}
            </th>
            <td className="py-2.5 text-right whitespace-nowrap tabular-nums">{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
