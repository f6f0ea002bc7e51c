/**
 * Which server module may use which, always through its index.ts. What points the other way travels as a
 * domain event. A module that is not listed here does not pass the check.
 */
export const moduleGraph: Record<string, readonly string[] | "all"> = {
  notifications: [],
  activity: [],
  blocks: [],
  moderation: ["notifications"],
  rates: ["moderation"],
  taxonomy: ["moderation"],
  accounts: ["moderation", "notifications", "activity"],
  contact: ["moderation", "notifications"],
  media: ["accounts", "blocks", "moderation", "notifications"],
  places: [],
  sitemap: [],
  profiles: [
    "accounts",
    "taxonomy",
    "rates",
    "places",
    "media",
    "blocks",
    "moderation",
    "notifications",
    "activity",
  ],
  listings: ["profiles", "taxonomy", "media", "moderation", "notifications"],
  reviews: ["profiles", "blocks", "moderation", "notifications", "activity"],
  favorites: ["profiles", "listings", "activity"],
  "saved-searches": ["profiles", "notifications"],
  chat: ["profiles", "blocks", "notifications", "activity"],
  verification: ["profiles", "media", "moderation", "notifications"],
  reports: ["profiles", "media", "reviews", "chat", "blocks", "moderation", "notifications"],
  "bulk-upload": ["accounts", "profiles", "taxonomy", "media", "moderation", "notifications"],
  insights: "all",
  privacy: "all",
};
