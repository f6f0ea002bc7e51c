import type { ContactItem, ContactStatus } from "@vesper/contract/contact";
import { Table } from "#web/ui/table.tsx";
import { InboxRow } from "./inbox-row.tsx";
import { timeWords } from "./words.ts";

interface InboxTableProps {
  messages: ContactItem[];
  status: ContactStatus;
  now: Date;
  busy: boolean;
}

export function InboxTable({ messages, status, now, busy }: InboxTableProps) {
  return (
    <Table label="Messages" busy={busy} cards>
      <thead>
        <tr>
          <th scope="col">Message</th>
          <th scope="col">From</th>
          <th scope="col">{timeWords[status]}</th>
        </tr>
      </thead>
      <tbody>
        {messages.map((item) => (
          <InboxRow key={item._id} item={item} now={now} />
        ))}
      </tbody>
    </Table>
  );
}
