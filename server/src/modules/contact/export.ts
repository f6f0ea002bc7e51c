import type { Context } from "#platform/context.ts";
import { selectMessagesByUser, selectReplies } from "./store.ts";

/** Messages under an address that is proven to be this person's, with our answers. */
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
