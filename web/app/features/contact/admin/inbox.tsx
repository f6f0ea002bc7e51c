import { useQuery } from "@tanstack/react-query";
import { closeContactMessage, type ContactItem, ContactStatus } from "@vesper/contract/moderation/contact";
import { useSearchParams } from "react-router";
import { ItemQueue } from "#web/queue/card-queue.tsx";
import { EmptyQueue } from "#web/queue/queue-list.tsx";
import { toQueueFilters } from "#web/queue/queue-filters.ts";
import type { Queue, QueueRules } from "#web/queue/use-queue.ts";
import { inboxKey, inboxQuery } from "./queries.ts";
import { formatCount, statusLabels, timeLabels } from "./labels.ts";
import { api } from "#web/session/api.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { DataTable } from "#web/ui/data/table.tsx";
import { InboxRow } from "./inbox-row.tsx";

const rows = [1, 2, 3, 4, 5];

const selectColumn = { title: <span className="sr-only">Select</span>, className: "w-12" };

/** Replies are written on a separate page. Messages that need no reply are closed in this list. */
const inboxRules: QueueRules<ContactItem> = {
  kind: "contact",
  key: inboxKey,
  getName: ({ subject }) => subject,
  isWaiting: ({ settledAt }) => settledAt === null,
  approve: {
    label: "Close",
    doing: "Closing…",
    send: ({ _id: id }) => api.call(closeContactMessage, { params: { id }, keepalive: true }),
    done: "Message closed",
    failed: "Failed to close the message",
  },
};

/** Messages from the contact form. */
export function Inbox() {
  const [params] = useSearchParams();
  const filters = toQueueFilters(params, ContactStatus, "open");
  const { status } = filters;
  const query = useQuery(inboxQuery(filters));
  return (
    <ItemQueue
      title="Contact"
      rules={inboxRules}
      query={query}
      filters={filters}
      waiting="open"
      names={statusLabels}
      formatCount={(count) => formatCount(count, status)}
      what="messages"
      canOpen
      skeleton={<InboxSkeleton />}
      empty={
        <EmptyQueue
          what="messages"
          waits={status === "open"}
          text="Every message has been answered or closed. New ones appear here automatically."
        />
      }
    >
      {(queue) => (
        <InboxTable
          queue={queue}
          status={status}
          now={new Date(query.dataUpdatedAt)}
          busy={query.isPlaceholderData}
        />
      )}
    </ItemQueue>
  );
}

/** Skeleton of the inbox: rows on desktop, cards on a phone. */
function InboxSkeleton() {
  return (
    <div aria-busy="true" className="overflow-hidden rounded-card border border-line bg-surface">
      <span className="sr-only">Loading messages</span>
      <div className="h-11 bg-raised max-xl:hidden" />
      {rows.map((row) => (
        <div
          key={row}
          className="flex gap-x-6 gap-y-3 border-line px-3 py-4 not-first:border-t max-xl:flex-col xl:h-16 xl:items-center"
        >
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-full xl:flex-1" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  );
}

interface InboxTableProps {
  queue: Queue<ContactItem>;
  status: ContactStatus;
  now: Date;
  busy: boolean;
}

function InboxTable({ queue, status, now, busy }: InboxTableProps) {
  if (queue.items.length === 0) return null;
  return (
    <DataTable
      label="Messages"
      busy={busy}
      cards
      columns={[status === "open" ? selectColumn : null, "Message", "From", timeLabels[status]]}
    >
      {queue.items.map((item) => (
        <InboxRow key={item._id} queue={queue} item={item} now={now} isOpen={status === "open"} />
      ))}
    </DataTable>
  );
}
