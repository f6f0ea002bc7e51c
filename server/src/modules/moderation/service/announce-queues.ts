import type { QueueName } from "@vesper/contract/queues";
import type { Platform } from "#platform/context.ts";
import { selectAdminIds } from "../store/admins.ts";

/** Long enough for a change of many to be told once, short enough to be called live. */
const pause = 300;

/** Tells the admins who are connected that what waits, or who looks at it, is other than before. */
export function announceQueues({ events, realtime, db, log }: Platform): void {
  const changed = new Set<QueueName>();

  async function announce() {
    const queues = [...changed];
    changed.clear();
    try {
      const admins = (await selectAdminIds(db)).filter((id) => realtime.presence.has(id));
      realtime.tell(admins, "queues_changed", { queues });
    } catch (error) {
      // Nothing relies on it: every page asks again by itself.
      log.warn({ err: error }, "could not tell the admins about their queues");
    }
  }

  function gather(queue: QueueName) {
    if (changed.size === 0) setTimeout(() => void announce(), pause).unref();
    changed.add(queue);
  }

  events.on("queue.changed", (tx, { queue }) => tx.afterCommit(() => gather(queue)));
}
