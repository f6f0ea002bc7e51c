import { createHash } from "node:crypto";
import { findScope } from "@vesper/contract/accounts/token-scopes";
import { isForStaff, type AnyEndpoint } from "@vesper/contract/core/endpoint";
import { z } from "zod";
import type { App } from "../app.ts";
import { escapeHtml, renderGuides } from "./guides.ts";
import { describeApi, describePaths } from "./openapi.ts";

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
details { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .75rem; margin: .5rem 0; padding: .5rem 1rem }
summary { cursor: pointer; min-height: 1.75rem }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
pre { overflow: auto; max-height: 30rem }
.method { display: inline-block; min-width: 4rem; font-weight: 600 }
.policy { float: right; opacity: .75 }
table { border-collapse: collapse; width: 100% }
td { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .375rem .75rem .375rem 0; vertical-align: top; overflow-wrap: anywhere }
`;
const styleHash = createHash("sha256").update(styles).digest("base64");

/**
 * Serves the API reference for machines at `/api/v1/openapi.json` and for people at `/api/docs`; neither loads
 * third-party resources.
 */
export function serveDocs(app: App): void {
  const paths = createLazy(() => describePaths(app));
  const sections = createLazy(() => renderSections(app));
  app.get("/api/v1/openapi.json", async () => describeApi(app, paths()));
  app.get("/api/docs", async (_request, reply) => {
    reply.header(
      "content-security-policy",
      `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
    );
    return reply.type("text/html; charset=utf-8").send(renderDocsPage(app, sections()));
  });
}

/** Remembers the result: the endpoints never change, unlike the site's name. */
function createLazy<Result>(create: () => Result): () => Result {
  let result: Result | undefined;
  return () => (result ??= create());
}

function renderSections(app: App): string {
  const groups = Map.groupBy(app.endpoints, ({ path }) => path.split("/")[1] ?? "");
  const sections = [...groups].map(
    ([group, endpoints]) => `<h2>${escapeHtml(group)}</h2>${endpoints.map(renderEndpoint).join("")}`,
  );
  return sections.join("");
}

function renderDocsPage(app: App, sections: string): string {
  const { site, publicUrl } = app.platform.config;
  const { name } = site;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(name)} API</title><style>${styles}</style></head><body><h1>${escapeHtml(name)} API</h1>
<p>Generated from the schemas that validate each call. Machine-readable version: <a href="/api/v1/openapi.json">openapi.json</a>.
Guides: <a href="#tokens">personal access tokens</a>, <a href="#webhooks">webhooks</a>.</p>
${renderGuides(publicUrl)}${sections}</body></html>`;
}

function renderEndpoint(endpoint: AnyEndpoint): string {
  const parts = [
    renderSchema("Path", endpoint.params, "input"),
    renderSchema("Query", endpoint.query, "input"),
    renderSchema("Body", endpoint.body, "input"),
    renderSchema(`Response ${endpoint.status}`, endpoint.response, "output"),
  ];
  return `<details><summary><span class="method">${endpoint.method}</span><code>${escapeHtml(endpoint.base + endpoint.path)}</code>
<span class="policy">${describeAccess(endpoint)}</span></summary><p>${escapeHtml(endpoint.summary)}</p>${parts.join("")}</details>`;
}

/** Audience of an endpoint and the scope that a token needs. */
function describeAccess(endpoint: AnyEndpoint): string {
  const { policy } = endpoint;
  return [isForStaff(policy) ? `staff: ${policy}` : policy, findScope(endpoint)].filter(Boolean).join(" · ");
}

function renderSchema(title: string, schema: z.ZodType | undefined, io: "input" | "output"): string {
  if (!schema) return "";
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return `<h3>${title}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(shape, null, 2))}</pre>`;
}
