import type { Context } from "#platform/context.ts";
import type { Events } from "#platform/events.ts";
import { presentNotification } from "./present.ts";
import { perPerson } from "./push/service.ts";
import { deleteSubscriptionsOfSessions, selectSubscriptions } from "./push/store.ts";
import { eraseNotificationsOf, selectAllOf } from "./store.ts";

export { newsMail, notificationJobs, pushNews } from "./jobs.ts";
export { pushRoutes } from "./push-routes.ts";
export { notificationRoutes } from "./routes.ts";
export { notify } from "./service.ts";

export function watchNotifications(events: Events): void {
  events.on("session.ended", (tx, { sessionIds }) => deleteSubscriptionsOfSessions(tx.db, sessionIds));
  events.on("user.erased", (tx, { userId }) => eraseNotificationsOf(tx.db, userId));
}

export async function exportNotifications(ctx: Context, userId: string) {
  const rows = await selectAllOf(ctx.db, userId, 10_000);
  return rows.map((row) => Object.assign(presentNotification(row), { clearedAt: row.clearedAt }));
}

/** Which browsers are told, and since when; what they are told with is their secret. */
export async function exportPush(ctx: Context, userId: string) {
  const rows = await selectSubscriptions(ctx.db, userId, ctx.clock.now(), perPerson);
  return rows.map(({ endpoint, createdAt }) => ({ service: new URL(endpoint).host, since: createdAt }));
}
