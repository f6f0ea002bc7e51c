import { accepted, met, type Chapter } from "../entry.ts";

export const configuration: Chapter = {
  name: "V13",
  title: "Configuration",
  entries: [
    met("13.1.1", "The documentation names every service that the site talks to", [
      "docs/security/controls.md#connections",
    ]),
    accepted(
      "13.2.1",
      "Servers prove to each other who they are, without fixed passwords",
      "PostgreSQL, Redis and bucket get a password or key that lasts until the operator replaces it: few hosts offer tokens that renew themselves. Each service has an account of its own, the secrets are random and come from files, and nodes that restart one by one take up new ones. PostgreSQL can check a certificate instead (sslcert and sslkey in its address).",
      [
        "deploy/create-secrets.sh#openssl rand",
        "server/src/platform/config/secret-files.test.ts › a secret in a file › takes the place of its variable",
        "docs/security/controls.md#connections",
      ],
    ),
    met(
      "13.2.2",
      "Accounts between servers have no more rights than they need",
      [
        "server/src/modules/status/test/database-role.test.ts › a role that owns its database and nothing else › migrates it, and the status page has no objection",
        "server/src/modules/status/test/checks.test.ts › a check › of the database warns of a superuser in production only",
        "deploy/create-role.sh#nosuperuser",
        "deploy/bucket-policy.json#arn:aws:s3:::vesper",
      ],
      { operator: "creates the accounts as the examples do." },
    ),
    met(
      "13.2.3",
      "No default credentials are used",
      ["compose.yaml#environment: POSTGRES_PASSWORD", "server/src/platform/config/config.ts#Environment"],
      {
        note: "There are no default values for passwords and keys; the example refuses to start without them.",
      },
    ),
    met(
      "13.2.4",
      "Only listed systems are called",
      [
        "server/src/platform/fetch/fetch-public.test.ts › a user-supplied URL › is refused when it is %s",
        "contract/src/chat/push.test.ts › rejects %s",
        "docs/security/controls.md#connections",
      ],
      { operator: "may allow only the listed connections in a firewall." },
    ),
    met("13.2.5", "The server loads files and data from listed places only", [
      "server/src/platform/http/uploads.test.ts › storage › refuses the key %j",
      "docs/security/controls.md#connections",
    ]),
    met(
      "13.3.1",
      "Secrets live in a secret store, not in code or builds",
      [
        "server/src/platform/config/secret-files.test.ts › a secret in a file › takes the place of its variable",
        "contract/src/core/settings.test.ts › the settings › hold no secret",
        "docs/security/controls.md#keys",
      ],
      { operator: "keeps secrets in the store of the platform and hands them over as files." },
    ),
    met("13.3.2", "Secrets are readable only where they are needed", [
      "server/test/private-files.test.ts › the data folder › is readable only by its owner, including database, files, outbox and backups",
      "server/src/platform/workers/worker.test.ts › a worker › does not receive the environment variables",
    ]),
    met(
      "13.4.1",
      "Source control data is not served",
      [".dockerignore#.git", "server/src/platform/http/pages/web-build.ts#buildFolder"],
      {
        note: "Only the folder of built files is served.",
      },
    ),
    met("13.4.2", "Debugging is off in production", [
      "server/src/platform/http/http.test.ts › a response › to an unexpected error contains only a generic message and request id",
      "Dockerfile#NODE_ENV=production",
    ]),
    met("13.4.3", "Folders are not listed", ["server/src/platform/http/pages/web-build.ts#loadWebBuild"], {
      note: "Each built file has a route of its own; there is none for a folder.",
    }),
    met("13.4.4", "TRACE is not answered", [
      "server/src/platform/http/protection/security.test.ts › the server › does not answer TRACE",
    ]),
    met(
      "13.4.5",
      "Documentation and metrics are public only by intent",
      [
        "server/src/platform/http/http.test.ts › the server › refuses metrics without a token, even from the same machine",
        "server/src/modules/status/test/status.test.ts › the status › is not for members or visitors",
      ],
      { note: "The reference of the API is public on purpose." },
    ),
  ],
};
