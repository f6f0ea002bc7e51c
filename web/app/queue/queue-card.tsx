import type { ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { clsx } from "clsx/lite";
import { OwnItemNote, ClaimedNote } from "./notes.tsx";
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
            <ClaimedNote by={taken} />
            <OwnItemNote isOwn={queue.isOwn(item)} />
            <CardActions queue={queue} item={item} />
          </footer>
        )}
      </Card>
    </article>
  );
}

type CardActionsProps<Item extends { _id: string }> = Omit<QueueCardProps<Item>, "children">;

function CardActions<Item extends { _id: string }>({ queue, item }: CardActionsProps<Item>) {
  const { rules } = queue;
  const name = rules.getName(item);
  const disabledReason = queue.findObstacle(item);
  return (
    <div className="flex items-center gap-2 max-sm:[&>button]:flex-1">
      <Button
        aria-label={`${rules.approve.label} ${name}`}
        disabledReason={disabledReason}
        onClick={() => queue.approve([item])}
      >
        {rules.approve.label}
      </Button>
      {rules.reject && (
        <Button
          tone="outline"
          aria-label={`Reject ${name}`}
          disabledReason={disabledReason}
          onClick={() => queue.reject([item])}
        >
          Reject
        </Button>
      )}
      <SelectBox
        name={name}
        checked={queue.selected.has(item._id)}
        onToggle={() => queue.toggle(item._id)}
        className="-my-2.5 ml-auto pl-3"
      />
    </div>
  );
}
