import { accepted, met, type Chapter } from "../entry.ts";

export const dataProtection: Chapter = {
  name: "V14",
  title: "Data protection",
  entries: [
    met("14.1.1", "Sensitive data is known and sorted by how much protection it needs", [
      "docs/security/controls.md#data",
      "server/src/modules/privacy/catalogue.test.ts › the export › covers or explicitly excludes every column that leads to a person",
    ]),
    met("14.1.2", "For each class it is written down how it is protected", [
      "docs/security/controls.md#data",
    ]),
    met(
      "14.2.1",
      "Sensitive data is not in addresses",
      [
        "web/app/session/session-transport.test.ts › a call with a session › carries the stored access token",
        "server/src/platform/http/operations/request-log.ts#logRequests",
      ],
      {
        note: "Exceptions are links in mails, which work once, and signed addresses of files, which end after minutes. Logs have no query strings, and browsers pass no address on.",
      },
    ),
    met("14.2.2", "Caches on the way hold no sensitive data", [
      "server/src/platform/http/pages/page-cache.test.ts › the page cache › keeps no page that asks for `no-store`, and tells browsers the same",
      "server/src/modules/profiles/test/contact-allowance.test.ts › contacts › are omitted from rendered pages, which spend no allowance",
      "server/src/modules/media/files-routes.ts#sendFile",
    ]),
    met("14.2.3", "No data goes to trackers or others who do not need it", [
      "server/src/platform/http/protection/security.test.ts › the policy of a page › loads nothing by default, no plugins, and keeps its base address",
      "server/src/platform/mail/compose-mail.test.ts › a mail › loads nothing from anywhere",
      "server/src/modules/notifications/push.test.ts › a push › announces a message to an absent person without its content",
    ]),
    met(
      "14.2.4",
      "Each class is protected as written down",
      [
        "server/src/modules/verification/privacy.test.ts › the bytes of an identity picture › appear nowhere on disk or in the database, original or re-encoded",
        "server/src/modules/sealing/test/canary.test.ts › text that only its readers may see › is in no column of the database",
        "server/src/modules/sealing/test/canary.test.ts › text that only its readers may see › is in no file of a backup, and readable after a restore into another database",
        "server/src/modules/privacy/retention.test.ts › data with a retention period › is purged after the period, and not before: %s",
        "server/src/modules/privacy/erasure.test.ts › a person who has written in every field › leaves nothing after erasure except what others have read",
        "server/test/canary.test.ts › the account name of an escort › is in no response to anyone else",
      ],
      {
        note: "Names, profile texts, reviews and addresses of accounts are in plain text in the database, and the documentation says so.",
      },
    ),
    met(
      "14.3.1",
      "The end of a session clears the browser",
      [
        "web/app/shell/background-work.test.ts › the storage of a browser › keeps nothing of a person when %s",
        "e2e/phone/reauthentication.test.ts › a lost device › is signed out after the password was entered again, and forgets what was written on it",
        "web/app/session/user-memory.test.ts › a memory per person › is empty for the next person who signs in on this page",
      ],
      {
        note: "Also without a connection. A browser that was closed clears itself when the site is next opened in it.",
      },
    ),
    met("14.3.2", "Browsers do not store sensitive answers", [
      "server/src/platform/http/http.test.ts › a response › has the security headers",
    ]),
    accepted(
      "14.3.3",
      "Browser storage holds nothing sensitive but tokens of the session",
      "Besides the tokens, local storage holds the person's own account details, drafts and unsent messages while the session lasts: pages show who is signed in before any answer, and nothing that was written is lost with a connection. Recent searches and viewed profiles are there because they are stored nowhere else, and each can be cleared or turned off. Anyone who can read this storage has the tokens too, and with them the same data.",
      [
        "web/app/shell/background-work.test.ts › the storage of a browser › keeps nothing of a person when %s",
        "web/app/shared/viewed-profiles.test.ts › recently viewed profiles › are forgotten on quick exit and sign-out, as the searches are",
        "web/app/routes/legal/cookie-facts.test.ts › documents exactly the browser storage keys that the site uses",
      ],
    ),
  ],
};
