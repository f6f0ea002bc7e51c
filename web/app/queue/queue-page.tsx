import { type ReactNode, useRef } from "react";
import { areShortcutsOn } from "#web/session/shortcuts.ts";
import { useQueueKeys } from "./use-queue-keys.ts";
import { QueueDialogs } from "./queue-dialogs.tsx";
import { headingId } from "./queue-header.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import type { Queue } from "./use-queue.ts";

interface QueuePageProps<Item extends { _id: string }> {
  queue: Queue<Item>;
  header: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** Header, list, selection and dialogs, in the same places in every queue. */
export function QueuePage<Item extends { _id: string }>({ queue, header, children }: QueuePageProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  useQueueKeys(list, areShortcutsOn, queue.keys);

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-5">
      {header}
      <div ref={list} className="flex flex-col gap-4">
        {children}
        <SelectionBar queue={queue} />
      </div>
      <QueueDialogs queue={queue} />
    </section>
  );
}
