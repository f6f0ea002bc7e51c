import { scopeTexts } from "@vesper/contract/accounts/token-scopes";
import { testEvent, webhookEvents } from "@vesper/contract/webhooks/events";

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const renderCode = (code: string) => `<pre tabindex="0">${escapeHtml(code.trim())}</pre>`;

const renderRows = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

/** Authentication of programs, with an example that runs as it is. */
function renderTokenGuide(publicUrl: string): string {
  const scopes = Object.entries(scopeTexts).map(([scope, text]) => [code(scope), escapeHtml(text)]);
  return `<section id="tokens"><h2>Personal access tokens</h2>
<p>Staff create personal access tokens under ${code("/admin/tokens")}. A token acts in its owner’s name: it can do what its scopes
name and its owner’s role allows at that moment, 120 calls a minute. It expires after at most a year and can be revoked at any time.
No token can sign in, read identity documents or make a call that asks for the password again.</p>
${renderCode(`
curl ${publicUrl}/api/v1/admin/stats \\
  -H "Authorization: Bearer $VESPER_TOKEN"
`)}
<p>An expired token gets ${code("401 token_expired")}, a revoked one ${code("401 unauthorized")}, a missing scope ${code("403 forbidden")}.</p>
<table>${renderRows(scopes)}</table></section>`;
}

/** Request that a receiver gets, and code that checks its signature. */
function renderWebhookGuide(): string {
  const events = Object.entries(webhookEvents).map(([type, { about, data }]) => [
    code(type),
    escapeHtml(about),
    data.map(code).join(", "),
  ]);
  return `<section id="webhooks"><h2>Webhooks</h2>
<p>Admins register https addresses under ${code("/admin/webhooks")}. Each event is a ${code("POST")} in the
<a href="https://www.standardwebhooks.com">Standard Webhooks</a> format and carries IDs only. Answer with any 2xx status within ten
seconds. Otherwise the delivery is repeated with growing pauses for about a day and a half, with the same ${code("webhook-id")}: an event
may arrive twice, and in another order than it happened.</p>
${renderCode(`
POST /events HTTP/1.1
content-type: application/json
webhook-id: 019a9c3e-7f10-7c55-b0a4-2f0c1d9be7a1
webhook-timestamp: 1794960000
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"case.opened","timestamp":"2026-11-18T00:00:00.000Z","data":{"caseId":"019a9c3e-7f0e-7d3c-9a52-5b1d3c1f6e20"}}
`)}
<p>Check the signature over the body as received, before parsing it:</p>
${renderCode(`
import { createHmac, timingSafeEqual } from "node:crypto";

export function isAuthentic(headers: Record<string, string>, body: string, secret: string): boolean {
  const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signatures = "" } = headers;
  if (Math.abs(Date.now() / 1000 - Number(at)) > 300) return false; // Too old: maybe a replay.
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = createHmac("sha256", key).update(\`\${id}.\${at}.\${body}\`).digest();
  // Two signatures while a secret is being replaced.
  return signatures.split(" ").some((signature) => {
    const found = Buffer.from(signature.replace("v1,", ""), "base64");
    return found.length === expected.length && timingSafeEqual(found, expected);
  });
}
`)}
<table>${renderRows(events)}</table>
<p>The test button sends ${code(testEvent)} with the ${code("webhookId")}.</p></section>`;
}

export const renderGuides = (publicUrl: string) => renderTokenGuide(publicUrl) + renderWebhookGuide();
