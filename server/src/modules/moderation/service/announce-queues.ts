import type { QueueName } from "@vesper/contract/moderation/queues";
import type { EventHandler, Platform } from "#platform/context.ts";
import { selectAdminIds } from "../store/admins.ts";

/** Batching delay: long enough to merge a bulk change, short enough to feel live. */
const announceDelay = 300;

/** Notifies connected admins that a queue or its leases have changed. */
export function createQueueAnnouncer({ realtime, db, log }: Platform): EventHandler<"queue.changed"> {
  const changed = new Set<QueueName>();

  async function announce() {
    const queues = [...changed];
    changed.clear();
    try {
      const admins = (await selectAdminIds(db)).filter((id) => realtime.presence.has(id));
      realtime.emitTo(admins, "queues_changed", { queues });
    } catch (error) {
      // Best effort: every page polls as well.
      log.warn({ err: error }, "queue announcement failed");
    }
  }

  function scheduleAnnouncement(queue: QueueName) {
    if (changed.size === 0) setTimeout(() => void announce(), announceDelay).unref();
    changed.add(queue);
  }

  return (tx, { queue }) => tx.afterCommit(() => scheduleAnnouncement(queue));
}
