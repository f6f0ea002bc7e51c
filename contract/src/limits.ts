const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024 * 1024;

/** Every number of the specification, in one place. Times are milliseconds, sizes bytes. */
export const limits = {
  list: { max: 100, myMedia: 1000, adminPage: 20, dashboardPage: 5, recentMedia: 5, profileLookup: 10 },
  feed: { page: 12 },
  search: { query: 100, minimum: 2, debounce: 300, suggestions: 8, fetched: 16, closeAfterBlur: 200 },
  card: { tags: 3, languages: 2 },
  radius: { normal: 25, max: 500 },
  tours: { ahead: 20 },
  similar: { shown: 4 },

  name: { min: 1, max: 80 },
  slug: { max: 80 },
  taxonomy: { icon: 16, sortOrder: 100_000, shown: 1000 },
  email: { max: 254 },
  password: { min: 6, max: 200 },
  phone: { max: 40 },
  handle: { max: 60 },
  place: { max: 80 },
  address: { max: 120 },
  bio: { max: 2000 },
  pictureUrl: { max: 500 },
  title: { max: 120 },
  mediaDescription: { max: 1000 },
  aboutMe: { max: 5000 },
  freeText: { max: 500 },
  services: { max: 30, each: 60 },
  languages: { max: 15 },
  customFields: { max: 20, label: 60, value: 300 },
  review: { title: 120, body: 4000 },
  contactMessage: { max: 5000 },
  report: { details: 2000, holdsPerDay: 3, holdsPerNetwork: 9, trustLostFor: 90 * day },
  moderation: { sentence: 1000, note: 4000, maxDays: 365, claim: 15 * minute, appeal: 183 * day },
  age: { min: 18, max: 100 },
  height: { min: 100, max: 250 },
  weight: { min: 30, max: 200 },
  rateStep: 0.01,
  rate: { max: 1_000_000 },
  measure: { max: 20 },
  profile: { tags: 20 },
  listing: { description: 4000, tags: 10, images: 10, perSupplier: 50, onProfile: 12 },

  upload: { media: 50 * megabyte, csv: 10 * megabyte, csvRows: 10_000 },
  json: { bytes: 256 * 1024, depth: 20 },

  session: { access: 15 * minute, remembered: 30 * day, idle: 12 * hour, refreshGrace: 20 * second },
  token: { reset: hour, verifyEmail: day, undoClose: 30 * day },
  account: { eraseAfter: 30 * day },

  chat: { message: 4000, clientId: 64, page: 50, burst: 20, unanswered: 20, event: 16 * 1024 },
  notifications: { kept: 50, badge: 99, poll: 60 * second, keptFor: 365 * day },
  activity: { recent: 10, keptFor: 400 * day },
  savedSearches: { user: 10, vip: 50 },
  available: { minHours: 1, maxHours: 8 },
  impressions: { batch: 50, sendAfter: 2 * second, writeAfter: 10 * second, waiting: 50_000 },
  statistics: { few: 5 },

  web: {
    callTimeout: 10 * second,
    scrollDelay: 150,
    loginDialog: 5 * second,
    savedMessage: 3 * second,
    overviewCache: 60 * second,
    pendingCache: 30 * second,
    adminBadges: 15 * second,
    ageGate: 30 * day,
    quickExit: second,
    retry: 1,
    toast: { error: 4 * second, success: 2 * second, blank: 4 * second, admin: 3 * second, most: 20 },
  },
  socket: { reconnect: second, reconnectMax: 5 * second, randomisation: 0.5, timeout: 20 * second },
} as const;
