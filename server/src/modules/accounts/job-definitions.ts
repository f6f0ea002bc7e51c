import { defineJob } from "#platform/jobs/jobs.ts";
import type { FormerAddress } from "./credentials/undo-token.ts";
import type { Notice } from "./mails.ts";

// Links are made by the job that mails them: a waiting job holds no secret, and a slow mail server delays no request.
export const verificationMail = defineJob<{ userId: string }>("accounts.verification-mail");
export const resetMail = defineJob<{ email: string; isOwed?: boolean }>("accounts.reset-mail");
export const twoFactorMail = defineJob<{ userId: string }>("accounts.two-factor-mail");
export const invitationMail = defineJob<{ userId: string }>("accounts.invitation-mail");
export const closingMail = defineJob<{ userId: string }>("accounts.closing-mail");
export const undoMail = defineJob<FormerAddress>("accounts.undo-mail");
export const noticeMail = defineJob<{ to: string; notice: Notice; device: string }>("accounts.notice-mail");
export const orderMail = defineJob<{ orderId: string }>("accounts.email-order-mail");

export interface StaffActNews {
  actId: string;
  userIds: string[];
  isUndone: boolean;
}
export const staffActMail = defineJob<StaffActNews>("accounts.staff-act-mail");
