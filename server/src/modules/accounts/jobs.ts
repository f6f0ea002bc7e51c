import { limits } from "@vesper/contract/limits";
import { later } from "#platform/clock.ts";
import { job } from "#platform/jobs/jobs.ts";
import type { FormerAddress } from "./credentials/undo-token.ts";
import { noticeLetter, type Notice } from "./mails.ts";
import { mailEmailOrder } from "./service/mail-email-order.ts";
import { eraseClosedAccounts, forgetPastSignIns, forgetStaffActs } from "./service/retention.ts";
import {
  mailClosingLink,
  mailInvitation,
  mailResetLink,
  mailTwoFactorOn,
  mailUndoLink,
  mailVerificationLink,
} from "./service/mailed-links.ts";
import { mailStaffAct, type StaffActNews } from "./service/mail-staff-act.ts";

// Links are made by the job that mails them: a waiting job holds no secret, and a slow mail server keeps nobody waiting.
export const verificationMail = job<{ userId: string }>({
  name: "accounts.verification-mail",
  run: (ctx, { userId }) => mailVerificationLink(ctx, userId),
});

export const resetMail = job<{ email: string; isOwed?: boolean }>({
  name: "accounts.reset-mail",
  run: (ctx, { email, isOwed }) => mailResetLink(ctx, email, isOwed),
});

export const twoFactorMail = job<{ userId: string }>({
  name: "accounts.two-factor-mail",
  run: (ctx, { userId }) => mailTwoFactorOn(ctx, userId),
});

export const invitationMail = job<{ userId: string }>({
  name: "accounts.invitation-mail",
  run: (ctx, { userId }) => mailInvitation(ctx, userId),
});

export const closingMail = job<{ userId: string }>({
  name: "accounts.closing-mail",
  run: (ctx, { userId }) => mailClosingLink(ctx, userId),
});

export const undoMail = job<FormerAddress>({ name: "accounts.undo-mail", run: mailUndoLink });

export const noticeMail = job<{ to: string; notice: Notice; device: string }>({
  name: "accounts.notice-mail",
  run: (ctx, { to, notice, device }) => ctx.mailer.send({ to, ...noticeLetter(ctx.config, notice, device) }),
});

export const orderMail = job<{ orderId: string }>({
  name: "accounts.email-order-mail",
  run: (ctx, { orderId }) => mailEmailOrder(ctx, orderId),
});

export const staffActMail = job<StaffActNews>({
  name: "accounts.staff-act-mail",
  run: mailStaffAct,
});

export const dailyCleaning = job({
  name: "accounts.daily-cleaning",
  cron: "20 3 * * *",
  async run(ctx) {
    await eraseClosedAccounts(ctx, later(ctx.clock.now(), -limits.account.eraseAfter));
    await forgetPastSignIns(ctx);
    await forgetStaffActs(ctx);
  },
});

export const accountJobs = [
  verificationMail,
  resetMail,
  closingMail,
  invitationMail,
  undoMail,
  twoFactorMail,
  noticeMail,
  staffActMail,
  orderMail,
  dailyCleaning,
];
