import { limits } from "@vesper/contract/core/limits";
import { addMilliseconds } from "#platform/clock.ts";
import { transact, type Context } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { mayBeAlerted } from "#platform/mail/alert-recipient.ts";
import { signId } from "#platform/security/signed-id.ts";
import { followMail, type FollowMail } from "../job-definitions.ts";
import { composeFollowMail } from "../mails.ts";
import { claimMail, hasVisibleAlert, selectMailDue, selectMailRecipient } from "../store/alerts.ts";

const pageSize = limits.follows.run.members;

/** Enqueues one mail for each member with alerts to mail, whatever their number. */
export async function mailFollowAlerts(ctx: Context, alerts: "daily" | "instant"): Promise<void> {
  const now = ctx.clock.now();
  const notSince = alerts === "instant" ? addMilliseconds(now, -limits.follows.mailEvery) : now;
  let after: string | null = null;
  for (;;) {
    const members: string[] = await selectMailDue(ctx.db, alerts, { after, notSince }, pageSize);
    for (const userId of members) await claimMailOnce(ctx, userId, now);
    after = members.at(-1) ?? null;
    if (members.length < pageSize) return;
  }
}

const claimMailOnce = (ctx: Context, userId: string, now: Date) =>
  transact(ctx, async (tx) => {
    if ((await claimMail(tx.db, userId, now)) === 0) return;
    await enqueue(tx, followMail, { userId, claimedAt: now.toISOString() });
  });

/** Mails the alerts if the member still wants it, may be alerted, and may see any of the profiles. */
export async function sendFollowMail(ctx: Context, { userId, claimedAt }: FollowMail): Promise<void> {
  const person = await selectMailRecipient(ctx.db, userId);
  if (!person?.email || !mayBeAlerted(person)) return;
  if (!(await hasVisibleAlert(ctx.db, userId, new Date(claimedAt)))) return;
  const mail = composeFollowMail(ctx.config, signId(ctx.secrets, "follow-alerts", userId));
  await ctx.mailer.send({ to: person.email, ...mail });
}
