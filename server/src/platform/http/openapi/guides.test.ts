import { stripTypeScriptTypes } from "node:module";
import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { renderGuides } from "./guides.ts";

type IsAuthentic = (headers: Record<string, string>, body: string, secret: string) => boolean;

const unescapeHtml = (html: string) =>
  html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** Loads the example of the API reference as a reader who copies it would. */
async function loadExample(): Promise<IsAuthentic> {
  const examples = [...renderGuides("https://example.test").matchAll(/<pre[^>]*>([\s\S]*?)<\/pre>/g)];
  const source = examples
    .map(([, html = ""]) => unescapeHtml(html))
    .find((text) => text.includes("isAuthentic"));
  const script = stripTypeScriptTypes(source ?? "");
  const loaded = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as {
    isAuthentic: IsAuthentic;
  };
  return loaded.isAuthentic;
}

it("the example in the API reference accepts authentic events and no others", async () => {
  const isAuthentic = await loadExample();
  const [secret, other] = [1, 2].map((byte) => `whsec_${Buffer.alloc(32, byte).toString("base64")}`);
  if (!secret || !other) throw new Error("two secrets are needed");
  const [id, body] = ["019a9c3e", JSON.stringify({ type: "case.opened" })];
  const sign = (key: string, at: Date) => ({
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(key).sign(id, at, body),
  });
  const fresh = sign(secret, new Date());
  const both = {
    ...fresh,
    "webhook-signature": `${sign(other, new Date())["webhook-signature"]} ${fresh["webhook-signature"]}`,
  };

  expect(isAuthentic(fresh, body, secret)).toBe(true);
  expect(isAuthentic(both, body, secret)).toBe(true);
  expect(isAuthentic(fresh, `${body} `, secret)).toBe(false);
  expect(isAuthentic(fresh, body, other)).toBe(false);
  expect(isAuthentic(sign(secret, new Date(Date.now() - 600_000)), body, secret)).toBe(false);
});
