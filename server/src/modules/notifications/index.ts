import type { Context } from "#platform/context.ts";
import type { Events } from "#platform/events.ts";
import { presentNotification } from "./present.ts";
import { eraseNotificationsOf, selectAllOf } from "./store.ts";

export { newsMail, notificationJobs } from "./jobs.ts";
export { notificationRoutes } from "./routes.ts";
export { notify } from "./service.ts";

export function watchNotifications(events: Events): void {
  events.on("user.erased", (tx, { userId }) => eraseNotificationsOf(tx.db, userId));
}

export async function exportNotifications(ctx: Context, userId: string) {
  const rows = await selectAllOf(ctx.db, userId, 10_000);
  return rows.map((row) => Object.assign(presentNotification(row), { clearedAt: row.clearedAt }));
}
