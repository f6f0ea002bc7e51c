import { limits } from "@vesper/contract/core/limits";
import { later } from "#platform/clock.ts";
import { handleJob, job } from "#platform/jobs/jobs.ts";
import * as definitions from "./job-definitions.ts";
import { noticeLetter } from "./mails.ts";
import { applyDueOrders } from "./service/email-orders.ts";
import { mailEmailOrder } from "./service/mail-email-order.ts";
import { mailStaffAct } from "./service/staff-acts.ts";
import {
  mailClosingLink,
  mailInvitation,
  mailResetLink,
  mailTwoFactorOn,
  mailUndoLink,
  mailVerificationLink,
} from "./service/mailed-links.ts";
import { eraseClosedAccounts, forgetPastSignIns, forgetStaffActs } from "./service/retention.ts";

export const accountJobs = [
  handleJob(definitions.verificationMail, (ctx, { userId }) => mailVerificationLink(ctx, userId)),
  handleJob(definitions.resetMail, (ctx, { email, isOwed }) => mailResetLink(ctx, email, isOwed)),
  handleJob(definitions.closingMail, (ctx, { userId }) => mailClosingLink(ctx, userId)),
  handleJob(definitions.invitationMail, (ctx, { userId }) => mailInvitation(ctx, userId)),
  handleJob(definitions.undoMail, mailUndoLink),
  handleJob(definitions.twoFactorMail, (ctx, { userId }) => mailTwoFactorOn(ctx, userId)),
  handleJob(definitions.noticeMail, (ctx, { to, notice, device }) =>
    ctx.mailer.send({ to, ...noticeLetter(ctx.config, notice, device) }),
  ),
  handleJob(definitions.staffActMail, mailStaffAct),
  handleJob(definitions.orderMail, (ctx, { orderId }) => mailEmailOrder(ctx, orderId)),
  job({
    name: "accounts.daily-cleaning",
    cron: "20 3 * * *",
    async run(ctx) {
      await eraseClosedAccounts(ctx, later(ctx.clock.now(), -limits.account.eraseAfter));
      await forgetPastSignIns(ctx);
      await forgetStaffActs(ctx);
    },
  }),
  job({ name: "accounts.hourly-sweep", cron: "35 * * * *", run: applyDueOrders }),
];
