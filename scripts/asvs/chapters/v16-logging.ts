import { met, type Chapter } from "../entry.ts";

export const logging: Chapter = {
  name: "V16",
  title: "Security logging and error handling",
  entries: [
    met("16.1.1", "There is a list of all logs, their content, readers and lifetime", [
      "docs/security/controls.md#logs",
    ]),
    met("16.2.1", "Entries say when, where, who and what", [
      "server/src/platform/security/security-events.test.ts › logs a wrong password with a stable pseudonym per account",
      "server/src/modules/moderation/audit.test.ts › the audit log › is listed for admins, newest first, by action, actor and subject",
    ]),
    met("16.2.2", "Clocks agree, and times are in UTC", [
      "server/src/modules/status/checks/clock.ts#clockCheck",
      "docs/security/controls.md#logs",
    ]),
    met("16.2.3", "Logs go only where the list says", [
      "server/src/platform/log.ts#createLog",
      "docs/security/controls.md#logs",
    ]),
    met("16.2.4", "Logs can be read by programs", ["server/src/platform/log.ts#createLog"], {
      note: "One JSON object per line; the names of security events follow the vocabulary of OWASP.",
    }),
    met("16.2.5", "Sensitive data is logged as its class allows", [
      "server/src/platform/security/security-events.test.ts › logs no name, address, network, id, password or token",
    ]),
    met(
      "16.3.1",
      "Every sign-in is recorded, failed or not",
      [
        "server/src/platform/security/security-events.test.ts › logs a wrong password with a stable pseudonym per account",
        "server/src/platform/security/security-events.test.ts › logs a sign-in only for admins",
        "server/src/modules/activity/subscriptions.ts#activitySubscriptions",
      ],
      {
        note: "Failures of everyone and sign-ins of staff are in the log. Sign-ins of members are in their activity and their list of devices, not in the log, so that it does not show who visits when.",
      },
    ),
    met(
      "16.3.2",
      "Refused access is logged",
      [
        "server/src/platform/security/security-events.test.ts › logs a forbidden call with its route but without its parameters",
      ],
      {
        note: "Items that one may not see answer 404, as if they did not exist; those are in the log of requests.",
      },
    ),
    met("16.3.3", "Attempts to get around limits and checks are logged", [
      "server/src/platform/security/security-events.test.ts › logs a reached rate limit, over HTTP and sockets",
      "server/src/platform/security/security-events.test.ts › logs a reused refresh token, changed password or roles, and refused upload",
      "server/src/platform/nodes/sealed-channel.test.ts › throttles the warnings about rejected messages",
    ]),
    met("16.3.4", "Unexpected errors and failing parts are logged", [
      "server/src/platform/http/error-handler.ts#reportError",
      "server/src/platform/nodes/redis-nodes.test.ts › a node › that is isolated logs it once, keeps polling and recovers on rejoin",
    ]),
    met("16.4.1", "Nothing can be injected into logs", ["server/src/platform/log.ts#createLog"], {
      note: "Every entry is written as JSON, which escapes line breaks.",
    }),
    met(
      "16.4.2",
      "Logs cannot be read or changed without permission",
      [
        "server/src/modules/moderation/audit.test.ts › the audit log › is protected by the database against %s",
        "server/src/modules/moderation/signed-head.test.ts › the signed head of the audit log › exposes a database owner who changes an entry and recomputes all hashes",
        "docs/security/controls.md#logs",
      ],
      { operator: "limits who can read the collected output." },
    ),
    met(
      "16.4.3",
      "Logs are sent to another system",
      ["docs/security/controls.md#logs", "server/src/platform/log.ts#createLog"],
      {
        note: "The server writes to standard output and keeps no log of its own.",
        operator: "collects the output on another machine.",
      },
    ),
    met("16.5.1", "Errors tell callers nothing about the inside", [
      "server/src/platform/http/http.test.ts › a response › to an unexpected error contains only a generic message and request id",
      "server/test/fuzz.test.ts › every endpoint handles arbitrary input without a server error: 1,500 requests",
    ]),
    met("16.5.2", "The site stays safe when another service fails", [
      "server/src/platform/storage/storage.test.ts › a bucket › that is unreachable is reported as unavailable, with a retry delay",
      "server/src/platform/nodes/redis.test.ts › a Redis that refuses connections does not end the process and is retried",
      "server/src/platform/database/test/client.test.ts › a database crash during a query fails the query, not the process",
    ]),
    met("16.5.3", "Failures close doors instead of opening them", [
      "server/src/platform/age/age.test.ts › the level of a country › is the strictest of all where the country is unknown",
      "server/src/platform/database/test/transact.test.ts › a transaction with a serialization failure › gives up after the fourth attempt",
      "server/src/modules/profiles/test/hide-list.test.ts › a visitor's country › is unknown without a country header, for lists and files too",
    ]),
  ],
};
