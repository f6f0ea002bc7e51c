import type { ReactNode } from "react";
import { EvidencePane } from "./evidence-pane.tsx";
import { toTitleId } from "./queue-card.tsx";
import { QueueRow, type RowFacts } from "./queue-row.tsx";
import { usePreload } from "./use-preload.ts";
import type { Queue } from "./use-queue.ts";

/** List on the left, evidence on the right. */
export const splitStyles = {
  rows: "grid items-start gap-5 grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]",
  cards: "grid items-start gap-5 grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]",
} as const;

interface SplitQueueProps<Item extends { _id: string }> {
  queue: Queue<Item>;
  /** Accessible name of the list. */
  label: string;
  getRow: (item: Item) => RowFacts;
  now: Date;
  busy?: boolean;
  /** Evidence of one item. */
  children: (item: Item) => ReactNode;
}

/** Queue for wide screens: compact rows, and everything about the current item beside them. */
export function SplitQueue<Item extends { _id: string }>(props: SplitQueueProps<Item>) {
  const { queue, label, getRow, now, busy, children } = props;
  const { current, next } = queue;
  usePreload(next && getRow(next).pictures);
  return (
    <div className={splitStyles.rows}>
      <ul
        aria-label={label}
        aria-busy={busy || undefined}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {queue.items.map((item) => (
          <li key={item._id}>
            <QueueRow queue={queue} item={item} facts={getRow(item)} now={now} />
          </li>
        ))}
      </ul>
      {current && (
        // A new key starts the next item at its top.
        <EvidencePane key={current._id} queue={queue} item={current} titleId={toTitleId(current._id)}>
          {children(current)}
        </EvidencePane>
      )}
    </div>
  );
}
