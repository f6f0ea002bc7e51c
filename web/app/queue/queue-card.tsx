import type { ReactNode } from "react";
import { Card } from "#web/ui/layout/card.tsx";
import { clsx } from "clsx/lite";
import { DecisionButtons, DecisionNotes } from "./decision-buttons.tsx";
import { SelectBox } from "./select-box.tsx";
import type { Queue } from "./use-queue.ts";

/** Id of a card's heading, which labels the card. */
export const toTitleId = (id: string) => `title-${id}`;

interface QueueCardProps<Item extends { _id: string }> {
  queue: Queue<Item>;
  item: Item;
  children: ReactNode;
}

/** All the information needed to decide an item, with the decision below it. */
export function QueueCard<Item extends { _id: string }>({ queue, item, children }: QueueCardProps<Item>) {
  const id = item._id;
  const isSelected = queue.selected.has(id);
  const taken = queue.others.get(id);
  return (
    <article
      data-queue-item={id}
      data-taken={taken}
      tabIndex={-1}
      aria-labelledby={toTitleId(id)}
      className="scroll-mt-24 rounded-card"
    >
      <Card className={clsx("flex flex-col gap-4", isSelected && "border-accent")}>
        {children}
        {queue.rules.isWaiting(item) && (
          <footer className="flex flex-col gap-3">
            <DecisionNotes queue={queue} item={item} />
            <div className="flex items-center gap-2">
              <DecisionButtons queue={queue} item={item} />
              <SelectBox
                name={queue.rules.getName(item)}
                checked={isSelected}
                onToggle={() => queue.toggle(id)}
                className="-my-2.5 ml-auto pl-3"
              />
            </div>
          </footer>
        )}
      </Card>
    </article>
  );
}
