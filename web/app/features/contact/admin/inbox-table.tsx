import type { ContactItem, ContactStatus } from "@vesper/contract/contact";
import type { Queue } from "#web/queue/use-queue.ts";
import { Table } from "#web/ui/data/table.tsx";
import { InboxRow } from "./inbox-row.tsx";
import { timeWords } from "./labels.ts";

interface InboxTableProps {
  queue: Queue<ContactItem>;
  status: ContactStatus;
  now: Date;
  busy: boolean;
}

export function InboxTable({ queue, status, now, busy }: InboxTableProps) {
  if (queue.items.length === 0) return null;
  return (
    <Table label="Messages" busy={busy} cards>
      <thead>
        <tr>
          {status === "open" && (
            <th scope="col" className="w-12">
              <span className="sr-only">Select</span>
            </th>
          )}
          <th scope="col">Message</th>
          <th scope="col">From</th>
          <th scope="col">{timeWords[status]}</th>
        </tr>
      </thead>
      <tbody>
        {queue.items.map((item) => (
          <InboxRow key={item._id} queue={queue} item={item} now={now} isOpen={status === "open"} />
        ))}
      </tbody>
    </Table>
  );
}
