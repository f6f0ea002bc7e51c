import type { QueueStatus, Verification } from "@vesper/contract/verification";
import { Table } from "#web/ui/data/table.tsx";
import { VerificationRow } from "./verification-row.tsx";

interface VerificationTableProps {
  items: readonly Verification[];
  status: QueueStatus;
  now: Date;
  busy: boolean;
}

/** Rows on a desk, cards on a phone. */
export function VerificationTable({ items, status, now, busy }: VerificationTableProps) {
  const waits = status === "waiting";
  return (
    <Table label="Verifications" busy={busy} cards>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Profile</th>
          <th scope="col">Account</th>
          <th scope="col">{waits ? "Waiting since" : "Decided"}</th>
          <th scope="col">{waits ? "Held by" : "Decided by"}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <VerificationRow key={item._id} item={item} now={now} />
        ))}
      </tbody>
    </Table>
  );
}
