import type { ContactDraft } from "@vesper/contract/moderation/contact";
import { v7 as newId } from "uuid";
import { transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { arrivalMailJob } from "../job-definitions.ts";
import { insertMessage } from "../store.ts";

/** Stores the message before mailing it, so none is lost while a mail server is down. */
export async function receiveMessage(ctx: Context, { homepage, ...draft }: ContactDraft): Promise<void> {
  // Honeypot: pretend success, because a bot must not learn that it was detected.
  if (homepage) return;
  await transact(ctx, async (tx) => {
    const message = { id: newId(), ...draft, createdAt: tx.clock.now(), settledAt: null };
    await insertMessage(tx.db, message);
    await enqueue(tx, arrivalMailJob, { messageId: message.id });
    await publish(tx, "contact.received", { messageId: message.id });
    await publish(tx, "queue.changed", { queue: "contact" });
  });
}
