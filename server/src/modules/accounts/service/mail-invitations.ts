import { limits } from "@vesper/contract/core/limits";
import type { Context } from "#platform/context.ts";
import { enqueueAll } from "#platform/jobs/jobs.ts";
import { invitationMail } from "../job-definitions.ts";
import { composeInvitationMail } from "../mails.ts";
import { insertMailedToken } from "../store/mailed-tokens.ts";
import { selectUsers } from "../store/users.ts";
import { buildLink } from "./mailed-links.ts";

/** Must stay below the job expiry of two minutes: an expired job would mail everyone again. */
const maxSendingTime = 30_000;

/** Mails a link to set the first password of an account created by an admin. */
export async function mailInvitation(ctx: Context, userId: string): Promise<void> {
  for (const send of await prepareInvitations(ctx, [userId])) await send.mail();
}

/** Mails many links. Each person who could not be mailed, or not in time, gets a job with retries of its own. */
export async function mailInvitations(ctx: Context, userIds: readonly string[]): Promise<void> {
  const end = performance.now() + maxSendingTime;
  const unsent: { userId: string }[] = [];
  for (const { userId, mail } of await prepareInvitations(ctx, userIds)) {
    const isSent = performance.now() < end && (await mail().then(() => true, logFailure(ctx)));
    if (!isSent) unsent.push({ userId });
  }
  await enqueueAll(ctx, invitationMail, unsent);
}

const logFailure = (ctx: Context) => (error: unknown) => {
  ctx.log.warn({ err: error }, "invitation failed, will be retried");
  return false;
};

/** Stores the links with one statement. */
async function prepareInvitations(ctx: Context, userIds: readonly string[]) {
  const invitations = (await selectUsers(ctx, userIds)).flatMap((user) =>
    user.email === null
      ? []
      : {
          userId: user.id,
          to: user.email,
          ...buildLink(ctx, user, "reset-password", { lifetime: limits.token.invitation }),
        },
  );
  if (invitations.length > 0)
    await insertMailedToken(
      ctx.db,
      invitations.map(({ stored }) => stored),
    );
  return invitations.map(({ userId, to, link }) => ({
    userId,
    mail: () => ctx.mailer.send({ to, ...composeInvitationMail(ctx.config, link) }),
  }));
}
