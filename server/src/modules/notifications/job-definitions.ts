import { defineJob } from "#platform/jobs/jobs.ts";

// A statement of reasons must arrive: about nine hours of retries while the mail server is down.
export const notificationMail = defineJob<{ notificationId: string }>("notifications.mail", { retries: 14 });

export interface MailOnlyNotification {
  userId: string;
  kind: "message" | "review";
  path: string;
}
export const mailOnlyNotification = defineJob<MailOnlyNotification>("notifications.mail-only", {
  retries: 5,
});

export interface PushRequest {
  userId: string;
  /** A message unless stated otherwise. */
  about?: "message" | "notification";
}
export const push = defineJob<PushRequest>("notifications.push", { retries: 3 });
