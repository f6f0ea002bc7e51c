import { Fragment, type ReactNode } from "react";
import { classes } from "#web/ui/actions/classes.ts";
import { QueueCard } from "./queue-card.tsx";
import type { Queue } from "./use-queue.ts";

interface QueueCardsProps<Item extends { _id: string }> {
  queue: Queue<Item>;
  busy?: boolean;
  children: (item: Item) => ReactNode;
}

export function QueueCards<Item extends { _id: string }>({ queue, busy, children }: QueueCardsProps<Item>) {
  return (
    <ul aria-busy={busy || undefined} className="flex flex-col gap-4">
      {queue.items.map((item) => (
        <li key={item._id}>
          <QueueCard queue={queue} item={item}>
            {children(item)}
          </QueueCard>
        </li>
      ))}
    </ul>
  );
}

const awaited = [1, 2, 3, 4];

interface AwaitedProps {
  className?: string;
  children: ReactNode;
}

/** As many places as a screen shows, until the first answer comes. */
export function Awaited({ className = "flex flex-col gap-4", children }: AwaitedProps) {
  return (
    <ul aria-busy className={classes(className)}>
      {awaited.map((place) => (
        <li key={place} aria-hidden>
          <Fragment>{children}</Fragment>
        </li>
      ))}
    </ul>
  );
}
