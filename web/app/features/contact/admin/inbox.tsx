import { useQuery } from "@tanstack/react-query";
import { ContactStatus } from "@vesper/contract/contact";
import { useSearchParams } from "react-router";
import { EmptyQueue } from "#web/queue/empty-queue.tsx";
import { queueFiltersOf } from "#web/queue/queue-filters.ts";
import { QueueHeader } from "#web/queue/queue-header.tsx";
import { QueueList } from "#web/queue/queue-list.tsx";
import { QueuePage } from "#web/queue/queue-page.tsx";
import { QueueShortcuts } from "#web/queue/queue-shortcuts.tsx";
import { SortChoice } from "#web/queue/sort-choice.tsx";
import { StatusChoice } from "#web/queue/status-choice.tsx";
import { useQueue } from "#web/queue/use-queue.ts";
import { inboxRules } from "./inbox-rules.ts";
import { InboxSkeleton } from "./inbox-skeleton.tsx";
import { InboxTable } from "./inbox-table.tsx";
import { inboxQuery } from "./queries.ts";
import { countWords, statusWords } from "./labels.ts";

/** What people wrote through the contact form. */
export function Inbox() {
  const [params] = useSearchParams();
  const filters = queueFiltersOf(params, ContactStatus, "open");
  const query = useQuery(inboxQuery(filters));
  const queue = useQueue(inboxRules, query.data?.data);
  const waits = filters.status === "open";
  const total = query.isPlaceholderData ? undefined : query.data?.pagination.total;

  return (
    <QueuePage
      queue={queue}
      header={
        <QueueHeader
          title="Contact"
          words={total !== undefined && countWords(total - queue.goneCount, filters.status)}
          shortcuts={<QueueShortcuts approve="Close" canOpen />}
        >
          <StatusChoice names={statusWords} status={filters.status} waiting="open" />
          <SortChoice sort={filters.sort} waits={waits} />
        </QueueHeader>
      }
    >
      <QueueList
        query={query}
        goneCount={queue.goneCount}
        failure={(message) => `Error loading messages: ${message}`}
        skeleton={<InboxSkeleton />}
        empty={
          <EmptyQueue
            what="messages"
            waits={waits}
            text="Everybody has an answer. New messages appear here by themselves."
          />
        }
      >
        <InboxTable
          queue={queue}
          status={filters.status}
          now={new Date(query.dataUpdatedAt)}
          busy={query.isPlaceholderData}
        />
      </QueueList>
    </QueuePage>
  );
}
