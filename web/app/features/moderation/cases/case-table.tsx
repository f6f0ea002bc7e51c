import type { Case } from "@vesper/contract/moderation/moderation";
import { DataTable } from "#web/ui/data/table.tsx";
import { reasons } from "@vesper/contract/moderation/reasons";
import { CaseLink, CaseState, CaseTime, CaseWorker, PriorityBadge } from "./case-marks.tsx";

export interface CaseListProps {
  cases: Case[];
  now: Date;
  /** Id of the case that has waited longest. Set only while the list shows waiting cases. */
  oldest?: string;
  busy: boolean;
}

const firstColumns = ["Priority", "Subject", "Reason", { title: "Reports", numeric: true }];

export function CaseTable({ cases, now, oldest, busy }: CaseListProps) {
  const moments = cases[0]?.status === "open" ? ["Open for", "Claimed by"] : ["Decided", "Decided by"];
  return (
    <DataTable label="Cases" busy={busy} columns={[...firstColumns, ...moments, "Status"]}>
      {cases.map((item) => (
        <CaseRow key={item._id} item={item} now={now} isOldest={item._id === oldest} />
      ))}
    </DataTable>
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
