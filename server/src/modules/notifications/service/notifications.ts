import { limits } from "@vesper/contract/core/limits";
import type { NotificationKind } from "@vesper/contract/chat/notifications";
import { v7 as newId } from "uuid";
import { signedIn, type Context, type Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { mailOnlyNotification, notificationMail, type MailOnlyNotification } from "../job-definitions.ts";
import { mayBeMailed } from "../policy.ts";
import { presentNotification } from "../present.ts";
import * as store from "../store/notifications.ts";

export interface NotificationDraft {
  userId: string;
  kind: NotificationKind;
  title: string;
  text: string;
  /** Path on this site that the notification links to. */
  path: string;
  /** Subject of a decision as named in its mail: `video`. */
  about?: string;
  /** Account notifications are mailed only if this is set. */
  isMailed?: boolean;
}

/** Notifies a person in the same transaction as the change. If the person wants mail, a job sends it. */
export async function notify(tx: Transaction, { isMailed, ...message }: NotificationDraft): Promise<string> {
  const notification = { ...message, id: newId(), createdAt: tx.clock.now() };
  await store.insertNotification(tx.db, notification);
  const newest = presentNotification(notification);
  tx.afterCommit(() => tx.realtime.emitTo([message.userId], "notifications_changed", { newest }));
  if (isMailed ?? mayBeMailed(message.kind))
    await enqueue(tx, notificationMail, { notificationId: notification.id });
  return notification.id;
}

/** Sends only the mail, for news shown outside the notification list. */
export const notifyByMail = (tx: Transaction, notification: MailOnlyNotification): Promise<void> =>
  enqueue(tx, mailOnlyNotification, notification);

export async function listNotifications(
  ctx: Context,
): Promise<{ notifications: store.NotificationRow[]; unread: number }> {
  const { userId } = signedIn(ctx);
  const notifications = await store.selectWaiting(ctx.db, userId, limits.notifications.kept);
  const isAll = notifications.length < limits.notifications.kept;
  return { notifications, unread: isAll ? notifications.length : await store.countWaiting(ctx.db, userId) };
}

export async function clearNotifications(ctx: Context, ids: string[] | undefined): Promise<number> {
  const { userId } = signedIn(ctx);
  const cleared = await store.clearWaiting(ctx.db, userId, ids, ctx.clock.now());
  if (cleared > 0) ctx.realtime.emitTo([userId], "notifications_changed", { newest: null });
  return cleared;
}
