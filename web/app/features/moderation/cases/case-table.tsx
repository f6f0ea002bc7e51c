import type { Case } from "@vesper/contract/moderation";
import { Table } from "#web/ui/data/table.tsx";
import { reasons } from "@vesper/contract/reasons";
import { CaseLink, CaseState, CaseTime, CaseWorker, PriorityBadge } from "./case-marks.tsx";

export interface CaseListProps {
  cases: Case[];
  now: Date;
  /** The case that has waited longest, while they wait. */
  oldest?: string;
  busy: boolean;
}

export function CaseTable({ cases, now, oldest, busy }: CaseListProps) {
  const isOpen = cases[0]?.status === "open";
  return (
    <Table label="Cases" busy={busy}>
      <thead>
        <tr>
          <th scope="col">Priority</th>
          <th scope="col">Subject</th>
          <th scope="col">Reason</th>
          <th scope="col" data-numeric>
            Reports
          </th>
          <th scope="col">{isOpen ? "Age" : "Decided"}</th>
          <th scope="col">{isOpen ? "Held by" : "Decided by"}</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {cases.map((item) => (
          <CaseRow key={item._id} item={item} now={now} isOldest={item._id === oldest} />
        ))}
      </tbody>
    </Table>
  );
}

function CaseRow({ item, now, isOldest }: { item: Case; now: Date; isOldest: boolean }) {
  return (
    <tr className="relative has-[a:focus-visible]:[&>*]:bg-hover">
      <td>
        <PriorityBadge priority={item.priority} />
      </td>
      <th scope="row" className="max-w-72 min-w-48">
        <CaseLink item={item} />
      </th>
      <td className="min-w-44">{reasons[item.reason].label}</td>
      <td data-numeric>{item.reportCount}</td>
      <td>
        <CaseTime item={item} now={now} isOldest={isOldest} />
      </td>
      <td className="max-w-40 truncate">
        <CaseWorker item={item} />
      </td>
      <td>
        <CaseState item={item} />
      </td>
    </tr>
  );
}
