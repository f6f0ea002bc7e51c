import type { RetentionDays } from "@vesper/contract/core/site";

/** Jobs that purge each kind of data once it is older than its retention. */
export const retentionJobs: Record<keyof RetentionDays, readonly string[]> = {
  sessions: ["accounts.daily-cleaning"],
  notifications: ["notifications.daily-cleaning"],
  activity: ["activity.daily-cleaning"],
  contact: ["contact.daily-cleaning"],
  archives: ["privacy.tidy-archives"],
  imports: ["bulk-upload.purge"],
  deliveries: ["webhooks.daily-cleaning"],
  visits: ["profiles.purge-visitors", "media.purge-visitors"],
  identity: ["verification.expire"],
  cases: ["moderation.purge-cases"],
  chats: ["chat.purge-inactive"],
};
