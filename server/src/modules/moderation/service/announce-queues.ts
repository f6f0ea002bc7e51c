import type { QueueName } from "@vesper/contract/moderation/queues";
import type { EventHandler, Platform } from "#platform/context.ts";
import { selectAdminIds } from "../store/admins.ts";

/** Long enough for a change of many to be told once, short enough to be called live. */
const announceDelay = 300;

/** Tells the admins who are connected that what waits, or who looks at it, is other than before. */
export function createQueueAnnouncer({ realtime, db, log }: Platform): EventHandler<"queue.changed"> {
  const changed = new Set<QueueName>();

  async function announce() {
    const queues = [...changed];
    changed.clear();
    try {
      const admins = (await selectAdminIds(db)).filter((id) => realtime.presence.has(id));
      realtime.emitTo(admins, "queues_changed", { queues });
    } catch (error) {
      // Nothing relies on it: every page asks again by itself.
      log.warn({ err: error }, "could not tell the admins about their queues");
    }
  }

  function scheduleAnnouncement(queue: QueueName) {
    if (changed.size === 0) setTimeout(() => void announce(), announceDelay).unref();
    changed.add(queue);
  }

  return (tx, { queue }) => tx.afterCommit(() => scheduleAnnouncement(queue));
}
