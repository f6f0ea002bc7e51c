const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Limits that the first page needs, kept apart because every visitor downloads them. */
export const pageLimits = {
  feed: { page: 12, ahead: 24 },
  search: { query: 100, minimum: 2, debounce: 300, suggestions: 8, fetched: 16, closeAfterBlur: 200 },
  radius: { normal: 25, max: 500 },
  card: { tags: 3, languages: 2 },
  impressions: { batch: 50, sendAfter: 2 * second, writeAfter: 10 * second, waiting: 50_000 },
  web: {
    callTimeout: 10 * second,
    downloadTimeout: 2 * minute,
    scrollDelay: 150,
    loginDialog: 5 * second,
    savedMessage: 3 * second,
    overviewCache: 60 * second,
    pendingCache: 30 * second,
    adminBadges: 60 * second,
    ageGate: 30 * day,
    quickExit: second,
    retry: 1,
    retryPause: 500,
    /** Delay before a page shows its loading text. */
    pendingAfter: 300,
    toast: { error: 4 * second, success: 2 * second, blank: 4 * second, admin: 3 * second, most: 20 },
  },
} as const;
