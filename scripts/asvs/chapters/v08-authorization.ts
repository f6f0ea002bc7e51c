import { met, notApplicable, type Chapter } from "../entry.ts";

export const authorization: Chapter = {
  name: "V8",
  title: "Authorization",
  entries: [
    met("8.1.1", "The documentation says who may call what, and on which items", [
      "server/test/staff-table.test.ts › the table of staff roles in the documentation is the one that the server applies",
      "docs/security/controls.md#access",
    ]),
    met("8.1.2", "The documentation says who may read and write which fields", [
      "docs/security/controls.md#access",
    ]),
    met("8.2.1", "Every function is open only to those who may use it", [
      "server/test/routes.test.ts › all routes and roles › $name answers every role correctly",
      "server/test/routes.test.ts › all routes and roles › list the roles of exactly the calls that are for staff, by path and by capability",
      "server/src/platform/http/http.test.ts › the server › does not start with an API route that has no policy",
    ]),
    met("8.2.2", "Every item is open only to those who may see it", [
      "server/test/blocks.test.ts › a block › applies to $name: $rule.kind",
      "server/src/modules/accounts/test/sign-in.test.ts › a session › of another member looks like one that does not exist",
      "server/src/modules/media/test/library.test.ts › an owner's media › is inaccessible to others at %s",
      "server/src/modules/chat/live.test.ts › a message › is refused in a conversation of others or an unknown one",
    ]),
    met("8.2.3", "Every field is open only to those who may see or set it", [
      "server/test/canary.test.ts › the account name of an escort › is in no response to anyone else",
      "server/src/platform/http/response-serializer.test.ts › a response › contains only the fields of its schema, at every depth",
      "server/src/modules/accounts/test/register.test.ts › registering › ignores fields that are not in the contract",
    ]),
    met("8.3.1", "The server decides, not the browser", [
      "server/test/routes.test.ts › all routes and roles › $name answers every role correctly",
      "server/src/modules/accounts/test/administer-users.test.ts › admins › lose their permissions on the next request after a demotion",
    ]),
    notApplicable(
      "8.4.1",
      "Tenants cannot reach each other",
      "An installation is one site; there are no tenants.",
    ),
  ],
};
