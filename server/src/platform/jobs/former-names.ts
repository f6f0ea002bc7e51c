/**
 * Queue names of the previous release, by today's name. Its nodes still send to them during a rolling upgrade, so their
 * jobs are run here too. Their schedules stay for those nodes; the release after this one unschedules them and deletes
 * this table.
 */
export const formerNames: Readonly<Record<string, string>> = {
  "accounts.email-change-mail": "accounts.email-order-mail",
  "accounts.security-alert-mail": "accounts.notice-mail",
  "bulk-upload.purge": "bulk-upload.daily-cleaning",
  "chat.purge-inactive": "chat.forget",
  "media.process": "media.develop",
  "media.process-poster": "media.develop-poster",
  "media.purge-visitors": "media.forget-visitors",
  "moderation.purge-cases": "moderation.forget-cases",
  "notifications.mail-only": "notifications.news-mail",
  "privacy.purge-answers": "privacy.forget-answers",
  "profiles.apply-tour-changes": "profiles.turn-tours",
  "profiles.inactivity-mail": "profiles.absence-mail",
  "profiles.process-inactivity": "profiles.watch-absence",
  "profiles.purge-text": "profiles.forget-words",
  "profiles.purge-visitors": "profiles.forget-visitors",
  "signals.scan-profile": "signals.read-profile",
  "signals.scan-waiting": "signals.read-waiting",
};
