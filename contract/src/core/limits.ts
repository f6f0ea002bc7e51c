import { pageLimits } from "./page-limits.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024 * 1024;

/** All limits from the specification. Times are in milliseconds, sizes in bytes. */
export const limits = {
  ...pageLimits,
  impressions: { ...pageLimits.impressions, place: 1_000_000 },
  list: { max: 100, myMedia: 1000, adminPage: 20, dashboardPage: 5, recentMedia: 5, profileLookup: 10 },
  /** Number of entries of each kind on the admin page for one person. */
  person: { shown: 5, media: 8, history: 10, cases: 20 },
  /** Suggestions of each kind in the search box, besides people. */
  suggestions: { places: 3, tags: 2, popular: 8 },
  tours: { ahead: 20 },
  /** City pages: how many of each they list, how far neighbours may be, and the days for which someone is new or arriving. */
  cities: { listed: 500, newcomers: 8, arrivals: 12, neighbours: 8, neighbourKm: 150, days: 30 },
  similar: { shown: 4 },
  /** Number of profiles whose contacts one network or person may read in this period. */
  contacts: { calls: 60, seconds: 3600 },

  /** Longest return path of an intent, and how long an intent waits for the mailed confirmation. */
  intent: { path: 500, keptFor: 7 * day },

  name: { min: 1, max: 80 },
  slug: { max: 80 },
  taxonomy: { icon: 16, sortOrder: 100_000, shown: 1000, people: 8 },
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
  hiddenCountries: { max: 250 },
  /** Time without a sign-in after which a profile is hidden, and how long before that the warning is sent. */
  inactivity: { hiddenAfter: 90 * day, warning: 14 * day },
  customFields: { max: 20, label: 60, value: 300 },
  review: { stars: 5, title: 120, body: 4000, reply: 1000, page: 10 },
  auditExport: { rows: 100_000, page: 1000 },
  contact: { subject: 120, message: 5000, reply: 5000 },
  report: {
    details: 2000,
    holdsPerDay: 3,
    holdsPerNetwork: 9,
    trustLostFor: 90 * day,
    /** Account age from which a reporter is trusted: their urgent reports place a hold at once. */
    trustedAfter: 72 * hour,
    /**
     * After an urgent report is dismissed, how long further ones about the same owner place no hold unless a second,
     * independent trusted reporter confirms them. Also the period over which holds on one owner's content are
     * counted, and the retention of reporters' network hashes.
     */
    rest: 30 * day,
    holdsPerTarget: 3,
    /** Accounts created within this time of each other count as one reporter. */
    sameHand: day,
    /** Time within which a hold must be decided. */
    due: 48 * hour,
    /**
     * Maximum number of receipts mailed to one address per hour. `keptFor` is how long that address is stored after
     * the decision.
     */
    receipts: 3,
    keptFor: 90 * day,
  },
  /** Limits for picture notices: pictures per notice, deadline for the decision, retention of the email address. */
  notice: { address: 500, pictures: 10, copies: 50, due: 48 * hour, keptFor: 90 * day },
  moderation: {
    sentence: 1000,
    note: 4000,
    maxDays: 365,
    claim: 15 * minute,
    lease: 5 * minute,
    appeal: 183 * day,
  },
  /**
   * Number of pages with personal data that an admin may open per hour and kind, and the retention of the access
   * log.
   */
  staffReads: { perHour: 600, keptFor: 90 * day, shown: 20 },
  /** Another admin can undo an act against an admin for one day. */
  staffActs: { undo: day, keptFor: 90 * day, shown: 10 },
  verification: { picture: 10 * megabyte, code: 30 * minute, documentNumber: 40 },
  age: { min: 18, max: 100 },
  height: { min: 100, max: 250 },
  weight: { min: 30, max: 200 },
  rateStep: 0.01,
  rate: { max: 1_000_000 },
  measure: { max: 20 },
  profile: { tags: 20 },
  listing: { description: 4000, tags: 10, images: 10, perSupplier: 50, onProfile: 12 },

  upload: {
    media: 50 * megabyte,
    avatar: 10 * megabyte,
    csv: 10 * megabyte,
    csvRows: 10_000,
    csvPreview: 10,
    csvShown: 500,
    images: 10,
  },
  json: { bytes: 256 * 1024, depth: 20 },

  /** Longest inputs of the setup page. */
  setup: { code: 40, address: 200, line: 200, lines: 500 },

  session: {
    access: 15 * minute,
    remembered: 30 * day,
    idle: 12 * hour,
    refreshGrace: 20 * second,
    recent: 10 * minute,
  },
  token: {
    reset: hour,
    invitation: 14 * day,
    verifyEmail: day,
    undoClose: 30 * day,
    undoEmail: 7 * day,
    undoTwoFactor: 3 * day,
  },
  twoFactor: { code: 40, recoveryCodes: 10 },
  passkeys: {
    perPerson: 20,
    name: 60,
    challenge: 5 * minute,
    credentialId: 1400,
    userHandle: 100,
    clientData: 8_000,
    attestation: 32_000,
  },
  /** Personal access tokens: how many one person may have at a time, and calls of one token per minute. */
  personalTokens: { name: 60, active: 20, perMinute: 120, touched: minute },
  /**
   * Webhooks: how many a site may have, how long a replaced secret stays valid, and after how long without a success
   * one is turned off.
   */
  webhooks: { count: 20, url: 500, description: 120, oldSecret: day, failing: 3 * day },
  account: { eraseAfter: 30 * day, emailChangesPerDay: 5, emailObjection: 7 * day },
  /** Maximum number of mails of one kind to one recipient, for mails that strangers can trigger. */
  mail: { perHour: 3 },

  chat: {
    message: 4000,
    clientId: 64,
    page: 50,
    conversations: 30,
    burst: 20,
    perSecond: 1,
    unanswered: 20,
    event: 16 * 1024,
    buffered: megabyte,
    mailAfter: 10 * minute,
    /** Maximum number of messages waiting to be sent, and of drafts, that are stored in the browser. */
    outbox: 200,
    drafts: 50,
    typing: { every: 2 * second, shown: 4 * second },
    /** Replies that count for the usual reply time, conversations it takes, and the longest median per band. */
    replyTime: {
      window: 90 * day,
      conversations: 5,
      bands: { hour: hour, hours: 6 * hour, day: day, days: 7 * day },
    },
  },
  notifications: { kept: 50, badge: 99, poll: 60 * second },
  activity: { recent: 10 },
  favorites: { perPerson: 1000, note: 500, batch: 100 },
  savedSearches: {
    user: 10,
    vip: 50,
    name: 80,
    /** Batch sizes of one alert run, and how long a profile must have been public before alerts include it. */
    look: { searches: 200, newcomers: 1000, settle: minute },
  },
  follows: {
    user: 100,
    vip: 500,
    /** Batch sizes of one alert run, and how long news must have been stored before alerts include it. */
    run: { news: 100, followers: 200, members: 500, settle: minute },
    /** Shortest time between two instant emails to one member. */
    mailEvery: hour,
    /** How long news are shown in the list, and how long they are stored. */
    shownFor: 7 * day,
    keptFor: 30 * day,
  },
  /** Number of cards that one call by ids returns, and of favorites that are compared. */
  cards: { batch: 20 },
  compare: { most: 4 },
  available: { minHours: 1, maxHours: 8 },
  /**
   * Counts below `few` could identify a visitor. Comparisons need that many comparable profiles, each visible for some
   * days; larger groups are sampled.
   */
  statistics: { few: 5, comparable: 10, visibleDays: 3, sample: 2_000 },

  socket: {
    reconnect: second,
    reconnectMax: 5 * second,
    randomisation: 0.5,
    timeout: 20 * second,
    /**
     * Maximum number of open pages per person and node, and how long a page over the limit waits before it
     * reconnects.
     */
    perPerson: 20,
    crowded: 30 * second,
    /** Maximum number of refused events per connection and minute. */
    refusals: 100,
  },
} as const;
