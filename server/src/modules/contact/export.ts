import type { Context } from "#platform/context.ts";
import { selectMessagesByUser, selectReplies } from "./store.ts";

/** Exports messages sent from this person's confirmed address, with our replies. */
export async function exportContact(ctx: Context, userId: string) {
  const messages = await selectMessagesByUser(ctx.db, userId, 1_000);
  return Promise.all(
    messages.map(async ({ id, name, subject, message, createdAt }) => ({
      _id: id,
      name,
      subject,
      message,
      createdAt,
      answers: (await selectReplies(ctx.db, id)).map(({ text, createdAt: at }) => ({ text, at })),
    })),
  );
}
