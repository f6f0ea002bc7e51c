import type { UseQueryResult } from "@tanstack/react-query";
import type { AdminPagination } from "@vesper/contract/envelope";
import type { ReactNode } from "react";
import { Awaited, QueueCards, QueueList } from "./queue-list.tsx";
import type { QueueFilters } from "./queue-filters.ts";
import { QueueHeader, SortChoice, StatusChoice } from "./queue-header.tsx";
import { QueuePage } from "./queue-page.tsx";
import { QueueShortcuts } from "./queue-shortcuts.tsx";
import { type QueueRules, useQueue } from "./use-queue.ts";

interface CardQueueProps<Item, Status extends string> {
  title: string;
  rules: QueueRules<Item>;
  query: UseQueryResult<{ data: Item[]; pagination: AdminPagination }>;
  filters: QueueFilters<Status>;
  waiting: Status;
  /** The states to choose from; left out where only what waits is shown. */
  names?: Readonly<Record<Status, string>>;
  /** How many there are, in words. */
  words: (count: number) => string;
  /** "escort profiles", as in "Error loading escort profiles". */
  what: string;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A queue whose items can be judged by their cards. */
export function CardQueue<Item extends { _id: string }, Status extends string>(
  props: CardQueueProps<Item, Status>,
) {
  const { title, rules, query, filters, waiting, names, words, what, skeleton, empty, children } = props;
  const queue = useQueue(rules, query.data?.data);
  const total = query.isPlaceholderData ? undefined : query.data?.pagination.total;
  return (
    <QueuePage
      queue={queue}
      header={
        <QueueHeader
          title={title}
          words={total !== undefined && words(total - queue.goneCount)}
          shortcuts={<QueueShortcuts approve={rules.approve.label} canReject={rules.reject !== undefined} />}
        >
          {names && <StatusChoice names={names} status={filters.status} waiting={waiting} />}
          <SortChoice sort={filters.sort} waits={filters.status === waiting} />
        </QueueHeader>
      }
    >
      <QueueList
        query={query}
        goneCount={queue.goneCount}
        failure={(message) => `Error loading ${what}: ${message}`}
        skeleton={<Awaited>{skeleton}</Awaited>}
        empty={empty}
      >
        <QueueCards queue={queue} busy={query.isPlaceholderData}>
          {children}
        </QueueCards>
      </QueueList>
    </QueuePage>
  );
}
