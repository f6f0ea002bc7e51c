import { met, notApplicable, type Chapter } from "../entry.ts";

export const api: Chapter = {
  name: "V4",
  title: "API and web service",
  entries: [
    met("4.1.1", "Every answer names its content type, texts with their encoding", [
      "server/src/platform/http/serve.ts#serveWithReply",
      "server/src/platform/http/serve.ts#serveDownload",
      "server/src/modules/sitemap/routes.ts#xmlType",
    ]),
    met(
      "4.1.2",
      "Only pages for people redirect from http to https",
      ["deploy/nginx-https.conf#location /api/", "docs/security/controls.md#connections"],
      { operator: "terminates TLS as the example does." },
    ),
    met(
      "4.1.3",
      "Visitors cannot set headers that a proxy is meant to set",
      [
        "server/src/platform/http/protection/trusted-proxies.test.ts › an address forged at the start of X-Forwarded-For › does not bypass the password rate limit",
        "server/src/platform/http/pages/pages.test.ts › the country header is ignored without a trusted proxy",
        "server/test/age-gate-attacks.test.ts › a request without a pass › gets no country by repeating, mixing or decorating the header",
      ],
      { operator: "lets the proxy overwrite the country header on every request." },
    ),
    met("4.2.1", "No message can be smuggled inside another", [
      "server/test/age-gate-attacks.test.ts › a request without a pass › smuggles nothing past the gate on a shared connection",
    ]),
    notApplicable(
      "4.3.1",
      "GraphQL queries are limited in cost",
      "There is no GraphQL or other query language.",
    ),
    notApplicable("4.3.2", "GraphQL schemas are not published", "There is no GraphQL."),
    met(
      "4.4.1",
      "WebSockets run over TLS",
      [
        "server/src/platform/http/protection/security.test.ts › under https › every response demands encryption for a year, on subdomains too",
        "server/src/platform/http/protection/security.test.ts › under https › a page loads nothing without encryption",
      ],
      { note: "Sockets use the origin of the page.", operator: "serves the site over https." },
    ),
    met("4.4.2", "Sockets are refused for other origins", [
      "server/src/modules/chat/live-safety.test.ts › the socket handshake › is refused for other origins",
    ]),
    met("4.4.3", "Sockets use sessions, or tokens as safe as those", [
      "server/src/modules/chat/live-safety.test.ts › the socket handshake › accepts a valid token and names the reason when it refuses one",
      "server/src/modules/chat/live-safety.test.ts › a live connection › is closed within a second by %s, and its token is refused",
    ]),
    notApplicable(
      "4.4.4",
      "Tokens for sockets come from an authenticated session",
      "Sockets have no tokens of their own: they use the access token of the session.",
    ),
  ],
};
