import type { Context } from "#platform/context.ts";
import type { MailOnlyNotification } from "../job-definitions.ts";
import { composeNotificationMail } from "../mails.ts";
import { isMailWanted, mayMailFullText } from "../policy.ts";
import * as store from "../store/notifications.ts";

/** Mails one notification if the recipient still wants it. */
export async function mailNotification(ctx: Context, id: string): Promise<void> {
  const notification = await store.selectForMail(ctx.db, id);
  if (!notification?.email || !isMailWanted(notification)) return;
  const content = composeNotificationMail(ctx.config, notification, {
    inFull: mayMailFullText(notification),
  });
  await ctx.mailer.send({ to: notification.email, ...content });
  await store.updateMailed(ctx.db, id, ctx.clock.now());
}

/** Mails that there is something new, without its content. */
export async function sendMailOnlyNotification(
  ctx: Context,
  { userId, kind, path }: MailOnlyNotification,
): Promise<void> {
  const person = await store.selectPersonForMail(ctx.db, userId);
  if (!person?.email || !isMailWanted({ ...person, kind })) return;
  const content = composeNotificationMail(
    ctx.config,
    { kind, title: "", text: "", path, about: null },
    { inFull: false },
  );
  await ctx.mailer.send({ to: person.email, ...content });
}

export async function mailMissedDecisions(ctx: Context, before: Date): Promise<void> {
  for (const id of await store.selectUnmailedDecisions(ctx.db, before, 1_000))
    await mailNotification(ctx, id);
}

export async function purgeNotifications(ctx: Context, time: Date): Promise<void> {
  await store.deleteNotificationsBefore(ctx.db, time);
}
