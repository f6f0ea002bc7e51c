import type { UseQueryResult } from "@tanstack/react-query";
import type { AdminPagination } from "@vesper/contract/core/envelope";
import type { ReactNode } from "react";
import { SkeletonList, QueueCards, QueueList } from "./queue-list.tsx";
import type { QueueFilters } from "./queue-filters.ts";
import { QueueHeader, SortChoice, StatusChoice } from "./queue-header.tsx";
import { QueuePage } from "./queue-page.tsx";
import type { RowFacts } from "./queue-row.tsx";
import { QueueShortcuts } from "./queue-shortcuts.tsx";
import { SplitQueue } from "./split-queue.tsx";
import { SplitSkeleton } from "./split-skeleton.tsx";
import { useIsWide } from "./use-is-wide.ts";
import { type Queue, type QueueRules, useQueue } from "./use-queue.ts";

interface ItemQueueProps<Item extends { _id: string }, Status extends string> {
  title: string;
  rules: QueueRules<Item>;
  query: UseQueryResult<{ data: Item[]; pagination: AdminPagination }>;
  filters: QueueFilters<Status>;
  waiting: Status;
  /** Labels of the statuses to choose from; omitted where only pending items are shown. */
  names?: Readonly<Record<Status, string>>;
  /** Formats the number of items as text. */
  formatCount: (count: number) => string;
  /** "escort profiles", as in "Error loading escort profiles". */
  what: string;
  /** Whether each item has a detail page. */
  canOpen?: boolean;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (queue: Queue<Item>) => ReactNode;
}

/** Queue whose items are decided in the list. */
export function ItemQueue<Item extends { _id: string }, Status extends string>(
  props: ItemQueueProps<Item, Status>,
) {
  const { title, rules, query, filters, waiting, names, formatCount, what, canOpen, skeleton, empty } = props;
  const queue = useQueue(rules, query, filters);
  const total = query.isPlaceholderData ? undefined : query.data?.pagination.total;
  return (
    <QueuePage
      queue={queue}
      header={
        <QueueHeader
          title={title}
          countLabel={total !== undefined && formatCount(total - queue.goneCount)}
          shortcuts={
            <QueueShortcuts
              approve={rules.approve.label}
              canReject={rules.reject !== undefined}
              canOpen={canOpen}
            />
          }
        >
          {names && <StatusChoice names={names} status={filters.status} waiting={waiting} />}
          <SortChoice sort={filters.sort} waits={filters.status === waiting} />
        </QueueHeader>
      }
    >
      <QueueList query={query} goneCount={queue.goneCount} what={what} skeleton={skeleton} empty={empty}>
        {props.children(queue)}
      </QueueList>
    </QueuePage>
  );
}

interface CardQueueProps<Item extends { _id: string }, Status extends string> extends Omit<
  ItemQueueProps<Item, Status>,
  "children"
> {
  /** Content of a row in the list on wide screens. */
  getRow: (item: Item) => RowFacts;
  children: (item: Item) => ReactNode;
}

/** Queue whose items can be decided from what they show: cards, or a list beside its evidence on wide screens. */
export function CardQueue<Item extends { _id: string }, Status extends string>(
  props: CardQueueProps<Item, Status>,
) {
  const { skeleton, getRow, children, ...rest } = props;
  const { title, query } = rest;
  const isWide = useIsWide();
  const now = new Date(query.dataUpdatedAt);
  return (
    <ItemQueue
      {...rest}
      skeleton={isWide ? <SplitSkeleton>{skeleton}</SplitSkeleton> : <SkeletonList>{skeleton}</SkeletonList>}
    >
      {(queue) =>
        isWide ? (
          <SplitQueue queue={queue} label={title} getRow={getRow} now={now} busy={query.isPlaceholderData}>
            {children}
          </SplitQueue>
        ) : (
          <QueueCards queue={queue} busy={query.isPlaceholderData}>
            {children}
          </QueueCards>
        )
      }
    </ItemQueue>
  );
}
