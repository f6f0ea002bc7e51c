interface RetentionRule {
  /** Default retention in days. */
  days: number;
  /** Allows `off`, which keeps the data as long as the accounts it belongs to. */
  mayStay?: true;
  what: string;
  /** Job that purges the data. */
  job: string;
}

/**
 * Data that is purged automatically, with its retention. `RETENTION_{NAME}_DAYS` overrides the default or, where
 * allowed, turns purging `off`.
 */
export const retention = {
  sessions: { days: 30, what: "ended sessions and expired mailed links", job: "accounts.daily-cleaning" },
  notifications: { days: 365, what: "notifications", job: "notifications.daily-cleaning" },
  activity: { days: 400, what: "members' activity", job: "activity.daily-cleaning" },
  contact: {
    days: 365,
    what: "contact messages, after they were answered or closed",
    job: "contact.daily-cleaning",
  },
  archives: { days: 7, what: "data exports that members asked for", job: "privacy.tidy-archives" },
  imports: { days: 30, what: "bulk uploads and the results of their rows", job: "bulk-upload.purge" },
  visits: {
    days: 2,
    what: "hashes of who viewed what",
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
    what: "conversations without a new message",
    job: "chat.purge-inactive",
  },
} as const satisfies Record<string, RetentionRule>;

export type RetentionName = keyof typeof retention;
export const retentionNames = Object.keys(retention) as RetentionName[];

export const toSettingName = (name: RetentionName) => `RETENTION_${name.toUpperCase()}_DAYS`;
