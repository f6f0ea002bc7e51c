import type { Context } from "#platform/context.ts";
import type { Events } from "#platform/events.ts";
import * as store from "./store.ts";

export { contactAdminRoutes } from "./admin-routes.ts";
export { contactJobs } from "./jobs.ts";
export { contactRoutes } from "./routes.ts";
export { closeMessage, listMessages, replyTo } from "./service/inbox.ts";
export { receiveMessage } from "./service/receive.ts";

export function watchContact(events: Events): void {
  events.on("user.erased", (tx, { userId }) => store.deleteMessagesOf(tx.db, userId));
}

export const getContactQueue = ({ db }: Context) => store.selectContactQueue(db);

/** What was written under an address that is proven to be this person's, and what we answered. */
export async function exportContact(ctx: Context, userId: string) {
  const messages = await store.selectMessagesOf(ctx.db, userId, 1_000);
  return Promise.all(
    messages.map(async ({ id, name, subject, message, createdAt }) => ({
      _id: id,
      name,
      subject,
      message,
      createdAt,
      answers: (await store.selectReplies(ctx.db, id)).map(({ text, createdAt: at }) => ({ text, at })),
    })),
  );
}
