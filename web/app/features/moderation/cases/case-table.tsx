import type { Case } from "@vesper/contract/moderation";
import { Table } from "#web/ui/data/table.tsx";
import { CaseRow } from "./case-row.tsx";

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
