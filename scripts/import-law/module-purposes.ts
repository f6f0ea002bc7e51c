/** The responsibility of each module in the graph, as printed in ARCHITECTURE.md. */
export const modulePurposes: Record<string, string> = {
  site: "the operator's settings: stored values over defaults, live on every node, with history and undo",
  notifications: "messages to a person: in the product, by mail, and by push while they are offline",
  activity: "a log of what members did, written from domain events",
  blocks: "who blocked whom: `enforceMayMeet` for one person, `notBlocked` for lists",
  moderation: "audit log, review queues and leases, cases, restrictions, statements of reasons, appeals",
  rates: "exchange rates, so that prices in different currencies compare",
  taxonomy: "categories, tags and listed services, with the number of public profiles in each",
  accounts: "accounts, sessions, passwords, passkeys, two-factor sign-in, user administration",
  contact: "messages to the site's team, and the replies by mail",
  media: "photos and videos: upload, processing, review, likes, avatars, and who may open a file",
  places: "cities and their coordinates",
  setup: "the first run of a new site: its name, operator, mail server, rules and first admin",
  sitemap: "the sitemap for search engines",
  profiles: "escort profiles: editing, tours, approval, visibility, public pages, search, visit statistics",
  listings: "offers of suppliers: editing, approval, public pages",
  reviews: "reviews of profiles, the one reply to each, and the rating of a profile",
  sealing:
    "encrypted columns: start with the right key, the switch, sealing of existing rows, rotation of root keys",
  favorites: "saved profiles and listings with private notes, and how often each is saved",
  "saved-searches": "saved searches, and the mails about new matches",
  follows: "followed profiles, and the alerts to their news",
  chat: "conversations between two people: ordered messages, message requests, read receipts, presence",
  verification:
    "proof of age and identity: requests, encrypted documents deleted with the decision, re-checks after a change",
  age: "checks of visitors’ age: proofs from wallets and other providers, the pass, and the month a member keeps",
  reports:
    "reports, which open cases and place holds, and signals: automatic findings in profiles, shown before approval, a case afterward",
  "bulk-upload": "import of profiles from a CSV file: preview, import, photos, failed rows",
  webhooks: "signed events for the operator's own tools: addresses, deliveries with retries, delivery log",
  insights: "dashboards for admins: queues, daily figures, one person; the quarterly transparency report",
  backups: "backups: schedule, retention, restore tests",
  status:
    "checks of the installation for the status page and `vesper doctor`, reports of the nodes, failed jobs",
  privacy:
    "export of personal data, at once or as an archive, and the list of columns that identify a person ([0014](docs/decisions/0014-export-and-erasure.md))",
};
