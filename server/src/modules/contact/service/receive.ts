import type { ContactDraft } from "@vesper/contract/moderation/contact";
import { v7 as newId } from "uuid";
import { transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { arrivalMailJob } from "../job-definitions.ts";
import { insertMessage } from "../store.ts";

/** Stored first, then mailed: no message is lost while a mail server is away. */
export async function receiveMessage(ctx: Context, { homepage, ...draft }: ContactDraft): Promise<void> {
  // A program learns nothing from being found out.
  if (homepage) return;
  await transact(ctx, async (tx) => {
    const message = { id: newId(), ...draft, createdAt: tx.clock.now(), settledAt: null };
    await insertMessage(tx.db, message);
    await enqueue(tx, arrivalMailJob, { messageId: message.id });
    await publish(tx, "queue.changed", { queue: "contact" });
  });
}
