import { defineJob } from "#platform/jobs/jobs.ts";
import type { FormerAddress } from "./credentials/undo-token.ts";
import type { SecurityAlert } from "./mails.ts";

// The job that mails a link also creates it, so that a queued job holds no secret and a slow mail server delays no
// request.
export const verificationMail = defineJob<{ userId: string }>("accounts.verification-mail");
export const resetMail = defineJob<{ email: string; isOwed?: boolean }>("accounts.reset-mail");
export const twoFactorMail = defineJob<{ userId: string }>("accounts.two-factor-mail");
export const passkeyMail = defineJob<{ passkeyId: string }>("accounts.passkey-mail");
export const invitationMail = defineJob<{ userId: string }>("accounts.invitation-mail");
export const invitationMails = defineJob<{ userIds: string[] }>("accounts.invitation-mails");
export const closingMail = defineJob<{ userId: string }>("accounts.closing-mail");
export const undoMail = defineJob<FormerAddress>("accounts.undo-mail");
export const securityAlertMail = defineJob<{ to: string; notice: SecurityAlert; device: string }>(
  "accounts.security-alert-mail",
);
export const emailChangeMail = defineJob<{ orderId: string }>("accounts.email-change-mail");

export interface StaffActMailData {
  actId: string;
  userIds: string[];
  isUndone: boolean;
}
export const staffActMail = defineJob<StaffActMailData>("accounts.staff-act-mail");
