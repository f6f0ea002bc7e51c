import type { MouseEvent } from "react";
import { clsx } from "clsx/lite";
import { formatTimeSince } from "#web/ui/data/dates.ts";
import Eye from "virtual:icons/eye";
import Radar from "virtual:icons/radar";
import { evidenceSelector } from "./evidence-selector.ts";
import { SelectBox } from "./select-box.tsx";
import type { Queue } from "./use-queue.ts";

/** Text of a compact row, and which pictures its evidence shows. */
export interface RowFacts {
  detail: string;
  /** Time since when the item waits. */
  since: string;
  /** The first is the thumbnail; all are preloaded before the item is shown. */
  pictures?: readonly string[];
  /** The item has signals. */
  isFlagged?: boolean;
}

interface QueueRowProps<Item extends { _id: string }> {
  queue: Queue<Item>;
  item: Item;
  facts: RowFacts;
  now: Date;
}

/** Row that shows its item when focused or clicked. Enter moves the focus to the evidence. */
export function QueueRow<Item extends { _id: string }>({ queue, item, facts, now }: QueueRowProps<Item>) {
  const { _id: id } = item;
  const name = queue.rules.getName(item);
  const taken = queue.others.get(id);
  const isCurrent = queue.current?._id === id;

  function handleClick(event: MouseEvent) {
    queue.show(id);
    const isKeyboard = event.detail === 0;
    if (isKeyboard)
      requestAnimationFrame(() => document.querySelector<HTMLElement>(evidenceSelector)?.focus());
  }

  return (
    <div
      className={clsx(
        "relative flex items-center gap-3 ps-3",
        isCurrent ? "bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]" : "hover:bg-hover",
      )}
    >
      {queue.rules.isWaiting(item) && (
        <SelectBox
          name={name}
          checked={queue.selected.has(id)}
          onToggle={() => queue.toggle(id)}
          className="-my-2.5 shrink-0"
        />
      )}
      <button
        type="button"
        data-queue-item={id}
        data-taken={taken}
        aria-current={isCurrent || undefined}
        onFocus={() => queue.show(id)}
        onClick={handleClick}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 py-0.5 pe-3 text-start focus-visible:-outline-offset-2"
      >
        <RowContent name={name} facts={facts} taken={taken} now={now} />
      </button>
    </div>
  );
}

interface RowContentProps {
  name: string;
  facts: RowFacts;
  taken: string | undefined;
  now: Date;
}

function RowContent({
  name,
  facts: { detail, since, pictures = [], isFlagged },
  taken,
  now,
}: RowContentProps) {
  return (
    <>
      {pictures[0] && (
        <img src={pictures[0]} alt="" className="size-9 shrink-0 rounded-inner bg-raised object-cover" />
      )}
      <span className="flex min-w-0 flex-1 flex-col wrap-anywhere">
        <bdi className="text-small leading-4.5 font-medium">{name}</bdi>
        <span className="flex flex-wrap justify-between gap-x-2 text-caption leading-4.5 text-muted">
          <bdi>{detail}</bdi>
          <time dateTime={since}>{formatTimeSince(new Date(since), now)}</time>
        </span>
      </span>
      {isFlagged && <Radar role="img" aria-label="Has signals" className="size-4 shrink-0 text-gold" />}
      {taken !== undefined && (
        <Eye role="img" aria-label={`${taken} is reviewing this`} className="size-4 shrink-0 text-gold" />
      )}
    </>
  );
}
