import { met, type Chapter } from "../entry.ts";

export const architecture: Chapter = {
  name: "V15",
  title: "Secure coding and architecture",
  entries: [
    met("15.1.1", "The documentation says how soon vulnerable libraries are updated", [
      "docs/security/controls.md#libraries",
    ]),
    met("15.1.2", "There is a list of all libraries, from trusted sources", [
      "package-lock.json#lockfileVersion",
      "docs/releasing.md#what-is-in-it",
      "scripts/check/lockfile.test.ts › the lockfile check › accepts workspaces and refuses every other URL",
    ]),
    met("15.1.3", "The documentation names what is expensive, and how it is kept in bounds", [
      "docs/security/controls.md#expensive-work",
    ]),
    met(
      "15.2.1",
      "No library is older than the documentation allows",
      [
        "scripts/supply/advisories.test.ts › known advisories › keep a release back if they are %s, once each",
        "scripts/supply/advisories.test.ts › known advisories › may be accepted until a day, and not after it",
        "docs/releasing.md#make-a-release",
      ],
      {
        note: "Advisories are compared with each release. Where the registry of a machine offers none, the command says so, and another has to be asked.",
        operator: "installs releases.",
      },
    ),
    met("15.2.2", "Expensive work cannot take the site down", [
      "server/src/modules/accounts/credentials/passwords.test.ts › rejects a check when two are running and a hundred are queued",
      "server/src/platform/workers/worker.test.ts › a worker › refuses a person's excess tasks, but admits other people and jobs",
      "server/src/platform/http/protection/connections.test.ts › the number of connections › is limited",
    ]),
    met("15.2.3", "Production holds nothing that is for tests or development", [
      "demo/src/exposed-demo.test.ts › creates none in production, not even for later, and leaves setup to create the first admin",
      ".dockerignore#**/*.test.ts",
      "Dockerfile#npm prune --omit=dev",
    ]),
    met("15.3.1", "Answers hold only the fields that are needed", [
      "server/src/platform/http/response-serializer.test.ts › a response › contains only the fields of its schema, at every depth",
    ]),
    met("15.3.2", "Calls to other servers follow redirects only on purpose", [
      "server/src/modules/webhooks/test/retries.test.ts › a failed delivery › does not follow a %i redirect",
      "server/src/platform/storage/storage.test.ts › a bucket › that redirects is not followed to another server",
      "server/src/platform/fetch/fetch-public.test.ts › a user-supplied URL › is checked again after a %s redirect",
    ]),
    met("15.3.3", "Fields that a call is not meant to set stay as they are", [
      "server/src/modules/accounts/test/register.test.ts › registering › ignores fields that are not in the contract",
      "server/src/modules/media/test/library.test.ts › an owner's media › accepts edits to its details but not to its status",
      "server/src/modules/reviews/own-reviews.test.ts › writing a review › ignores fields that only the server may set",
    ]),
    met(
      "15.3.4",
      "The caller's address is read where it cannot be forged",
      [
        "server/src/platform/http/protection/trusted-proxies.test.ts › the network of a caller › with %s hops is counted from the right",
        "server/src/platform/http/protection/trusted-proxies.test.ts › the network of a caller › behind proxies in %s is the last non-proxy address",
      ],
      { operator: "sets `TRUST_PROXY` to the proxies in front." },
    ),
    met("15.3.5", "Types are explicit, and comparisons strict", [
      'tsconfig.base.json#"strict": true',
      "server/src/platform/http/serve.ts#parsePart",
    ]),
    met("15.3.6", "Prototypes cannot be polluted", [
      "server/src/platform/http/http.test.ts › a body › cannot pollute a prototype",
    ]),
    met("15.3.7", "Repeated or misplaced parameters cannot confuse the server", [
      "server/src/platform/http/protection/hostile.test.ts › a parameter › counts only where its endpoint declares it, and once",
      "server/src/modules/age/test/flow.test.ts › a check › takes no other kind of body, and no second presentation",
    ]),
  ],
};
