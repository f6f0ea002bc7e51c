import type { QueueName } from "@vesper/contract/moderation/queues";
import type { EventHandler, Platform } from "#platform/context.ts";
import { mayWorkQueue } from "../policy.ts";
import { selectStaffRoles } from "../store/staff.ts";

/** Batching delay: long enough to merge a bulk change, short enough to feel live. */
const announceDelay = 300;

/** Notifies the connected staff who work a queue that it or its leases have changed. */
export function createQueueAnnouncer({ realtime, db, log }: Platform): EventHandler<"queue.changed"> {
  const changed = new Set<QueueName>();

  async function announce() {
    const queues = [...changed];
    changed.clear();
    try {
      const connected = (await selectStaffRoles(db)).filter(({ id }) => realtime.presence.has(id));
      for (const { id, roles } of connected) {
        const own = queues.filter((queue) => mayWorkQueue({ roles }, queue).allowed);
        if (own.length > 0) realtime.emitTo([id], "queues_changed", { queues: own });
      }
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
