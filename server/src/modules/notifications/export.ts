import type { Context } from "#platform/context.ts";
import { presentNotification } from "./present.ts";
import { perPerson } from "./service/push.ts";
import { selectAllOf } from "./store/notifications.ts";
import { selectSubscriptions } from "./store/push.ts";

export async function exportNotifications(ctx: Context, userId: string) {
  const rows = await selectAllOf(ctx.db, userId, 10_000);
  return rows.map((row) => Object.assign(presentNotification(row), { clearedAt: row.clearedAt }));
}

/** Subscribed browsers and since when; their keys are secrets and stay. */
export async function exportPush(ctx: Context, userId: string) {
  const rows = await selectSubscriptions(ctx.db, userId, ctx.clock.now(), perPerson);
  return rows.map(({ endpoint, createdAt }) => ({ service: new URL(endpoint).host, since: createdAt }));
}
