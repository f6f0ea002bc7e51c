import type { AuditEntry } from "@vesper/contract/audit";
import { Table } from "#web/ui/data/table.tsx";
import { AuditRow } from "./audit-row.tsx";

export function AuditTable({ entries, busy }: { entries: AuditEntry[]; busy: boolean }) {
  return (
    <Table label="Audit log" busy={busy}>
      <thead>
        <tr>
          <th scope="col" data-numeric>
            No.
          </th>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">Action</th>
          <th scope="col">Subject</th>
          <th scope="col">Change</th>
          <th scope="col">Request</th>
          <th scope="col">Hash</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <AuditRow key={entry.position} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}
