import type { Context } from "#platform/context.ts";
import { notificationLetter } from "./mails.ts";
import { isMailWanted } from "./policy.ts";
import * as store from "./store.ts";

/** Mails one notification, if its person still wants that. */
export async function mailNotification(ctx: Context, id: string): Promise<void> {
  const notification = await store.selectForMail(ctx.db, id);
  if (!notification?.email || !isMailWanted(notification)) return;
  await ctx.mailer.send({ to: notification.email, ...notificationLetter(ctx.config, notification) });
  await store.updateMailed(ctx.db, id, ctx.clock.now());
}

export async function forgetPastNotifications(ctx: Context, time: Date): Promise<void> {
  await store.deleteNotificationsPast(ctx.db, time);
}
