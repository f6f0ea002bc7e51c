import { limits } from "@vesper/contract/core/limits";
import { addMilliseconds } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { handleJob, defineScheduledJob } from "#platform/jobs/jobs.ts";
import * as definitions from "./job-definitions.ts";
import { composeSecurityAlert } from "./mails.ts";
import { applyDueEmailChanges } from "./service/admin-email-changes.ts";
import { mailPasskeyAdded, mailTwoFactorOn } from "./service/factors.ts";
import { mailEmailChange } from "./service/mail-email-change.ts";
import { mailStaffAct } from "./service/staff-acts.ts";
import { mailInvitation, mailInvitations } from "./service/mail-invitations.ts";
import {
  mailClosingLink,
  mailResetLink,
  mailUndoLink,
  mailVerificationLink,
} from "./service/mailed-links.ts";
import {
  eraseClosedAccounts,
  purgeChallenges,
  purgeRegistrationIntents,
  purgeSignIns,
  purgeStaffActs,
} from "./service/retention.ts";

async function sweepHourly(ctx: Context): Promise<void> {
  await applyDueEmailChanges(ctx);
  await purgeChallenges(ctx);
}

export const accountJobs = [
  handleJob(definitions.verificationMail, (ctx, { userId }) => mailVerificationLink(ctx, userId)),
  handleJob(definitions.resetMail, (ctx, { email, isOwed }) => mailResetLink(ctx, email, isOwed)),
  handleJob(definitions.closingMail, (ctx, { userId }) => mailClosingLink(ctx, userId)),
  handleJob(definitions.invitationMail, (ctx, { userId }) => mailInvitation(ctx, userId)),
  handleJob(definitions.invitationMails, (ctx, { userIds }) => mailInvitations(ctx, userIds)),
  handleJob(definitions.undoMail, mailUndoLink),
  handleJob(definitions.twoFactorMail, (ctx, { userId }) => mailTwoFactorOn(ctx, userId)),
  handleJob(definitions.passkeyMail, (ctx, { passkeyId }) => mailPasskeyAdded(ctx, passkeyId)),
  handleJob(definitions.securityAlertMail, (ctx, { to, notice, device }) =>
    ctx.mailer.send({ to, ...composeSecurityAlert(ctx.config, notice, device) }),
  ),
  handleJob(definitions.staffActMail, mailStaffAct),
  handleJob(definitions.emailChangeMail, (ctx, { orderId }) => mailEmailChange(ctx, orderId)),
  defineScheduledJob({
    name: "accounts.daily-cleaning",
    cron: "20 3 * * *",
    async run(ctx) {
      await eraseClosedAccounts(ctx, addMilliseconds(ctx.clock.now(), -limits.account.eraseAfter));
      await purgeSignIns(ctx);
      await purgeRegistrationIntents(ctx);
      await purgeStaffActs(ctx);
    },
  }),
  defineScheduledJob({ name: "accounts.hourly-sweep", cron: "35 * * * *", run: sweepHourly }),
];
