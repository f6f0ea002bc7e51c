interface RetentionRule {
  /** Default retention in days. */
  days: number;
  /** Allows `off`: the data is then kept as long as the accounts it belongs to. */
  mayStay?: true;
  what: string;
  /** Job that purges the data. */
  job: string;
}

/**
 * Data that is purged automatically, with its retention. `RETENTION_{NAME}_DAYS` overrides the default, or turns it
 * `off` where that is allowed.
 */
export const retention = {
  sessions: { days: 30, what: "sessions and mailed links, after their end", job: "accounts.daily-cleaning" },
  notifications: { days: 365, what: "what people were told", job: "notifications.daily-cleaning" },
  activity: { days: 400, what: "what people did", job: "activity.daily-cleaning" },
  contact: { days: 365, what: "messages to the office, once settled", job: "contact.daily-cleaning" },
  archives: { days: 7, what: "copies of their data that people asked for", job: "privacy.tidy-archives" },
  imports: { days: 30, what: "uploaded lists and their rows", job: "bulk-upload.purge" },
  visits: {
    days: 2,
    what: "hashes of who looked at what",
    job: "profiles.purge-visitors, media.purge-visitors",
  },
  identity: { days: 14, what: "identity pictures without a decision", job: "verification.expire" },
  cases: {
    days: 1095,
    what: "evidence of decided cases and who reported",
    job: "moderation.purge-cases",
  },
  chats: {
    days: 730,
    mayStay: true,
    what: "conversations in which nobody writes any more",
    job: "chat.purge-inactive",
  },
} as const satisfies Record<string, RetentionRule>;

export type RetentionName = keyof typeof retention;
export const retentionNames = Object.keys(retention) as RetentionName[];

export const toSettingName = (name: RetentionName) => `RETENTION_${name.toUpperCase()}_DAYS`;
