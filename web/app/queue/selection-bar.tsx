import { Button } from "#web/ui/actions/button.tsx";
import type { Queue } from "./use-queue.ts";

/** What can be done with several at once; there only while some are selected. */
export function SelectionBar<Item extends { _id: string }>({ queue }: { queue: Queue<Item> }) {
  const { rules, chosen, items, obstacleOf } = queue;
  const selectable = items.filter((item) => rules.waits(item) && !obstacleOf(item));
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-4 z-20 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-raised p-3 shadow-soft"
    >
      <p aria-live="polite" className="px-2 font-medium tabular-nums">
        {chosen.length} selected
      </p>
      <span className="flex gap-1 ml-auto sm:order-1">
        {chosen.length < selectable.length && (
          <Button tone="quiet" size="small" onClick={() => queue.select(selectable.map(({ _id }) => _id))}>
            Select all {selectable.length}
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={() => queue.select([])}>
          Clear
        </Button>
      </span>
      <span className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button onClick={() => queue.approve(chosen)}>{rules.approve.label}</Button>
        {rules.reject && (
          <Button tone="outline" onClick={() => queue.reject(chosen)}>
            Reject
          </Button>
        )}
      </span>
    </section>
  );
}
