import type { Context } from "#platform/context.ts";
import { presentNotification } from "./present.ts";
import { maxSubscriptions } from "./service/push.ts";
import { selectNotificationsByUser } from "./store/notifications.ts";
import { selectSubscriptions } from "./store/push.ts";

export async function exportNotifications(ctx: Context, userId: string) {
  const rows = await selectNotificationsByUser(ctx.db, userId, 10_000);
  return rows.map((row) => Object.assign(presentNotification(row), { clearedAt: row.clearedAt }));
}

/** Exports subscribed browsers and their dates; the keys are secrets and are left out. */
export async function exportPush(ctx: Context, userId: string) {
  const rows = await selectSubscriptions(ctx.db, userId, ctx.clock.now(), maxSubscriptions);
  return rows.map(({ endpoint, createdAt }) => ({ service: new URL(endpoint).host, since: createdAt }));
}
