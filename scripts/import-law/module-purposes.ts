/** What each module of the graph owns, as printed in ARCHITECTURE.md. */
export const modulePurposes: Record<string, string> = {
  site: "settings of the operator that pages show: name, address, retention periods",
  notifications: "messages to a person: in the product, by mail, by push while they are away",
  activity: "one record of what happened, written from domain events",
  blocks: "who does not want to meet whom: `enforceMayMeet` for one, `notBlocked` for lists",
  moderation:
    "audit log, review queues and their leases, cases, restrictions, statements of reasons, appeals",
  rates: "exchange rates, so that prices can be compared",
  taxonomy: "categories and tags, and how many public profiles are behind each",
  accounts: "people, sessions, passwords, the second factor, user administration",
  contact: "messages from people to the site, and the answers by mail",
  media:
    "pictures and videos: uploads, their files, review, likes, the picture beside a name; who may open them",
  places: "cities and their coordinates",
  sitemap: "the list of pages for search engines",
  profiles:
    "everyone who can be found: own profile and tours, decisions of admins, public pages, search, visits",
  listings: "offers of suppliers: own listings, decisions of admins, public pages",
  reviews: "reviews of profiles, the one answer to each, and the ratings they add up to",
  favorites: "saved profiles and listings with private notes, and how many people save each",
  "saved-searches": "saved searches, and the mails about new matches",
  chat: "conversations of two people: messages in one order, requests, read marks, presence",
  verification:
    "age and identity: requests, sealed pictures that are deleted with the decision, re-checks after a change",
  reports:
    "reports: opens cases, places holds; signals: what text and numbers of a profile give away, shown before approval, a case afterwards",
  "bulk-upload": "profiles from a CSV file: preview, import, pictures, rows that failed",
  insights:
    "figures for admins: what waits, the days of the site, one person; the public report of each quarter",
  privacy:
    "what a person takes along, at once or as an archive; which columns lead to a person ([0014](docs/decisions/0014-what-stays-of-a-person.md))",
};
