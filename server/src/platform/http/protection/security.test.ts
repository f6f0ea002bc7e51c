import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";
import { buildContentSecurityPolicy } from "./security.ts";

const world = await createWorld();
const secureWorld = await createWorld({ PUBLIC_URL: "https://vesper.example.test" });
afterAll(async () => {
  await world.close();
  await secureWorld.close();
});

const parsePolicy = (policy: unknown) =>
  new Map(
    String(policy)
      .split("; ")
      .map((directive) => [directive.split(" ", 1)[0], directive.split(" ").slice(1).join(" ")]),
  );

const buildPolicy = (secure: boolean) =>
  parsePolicy(
    buildContentSecurityPolicy({
      scriptHashes: ["sha256-a"],
      secure,
      mediaFrom: undefined,
      inlineStyles: false,
    }),
  );

describe("a response that is not a page", () => {
  it.each([
    "/api/v1/site",
    "/api/v1/nothing-here",
    "/healthz",
    "/.well-known/security.txt",
    "/media/a/b.webp",
  ])("at %s is inert in a browser, and cannot be framed", async (url) => {
    const { headers } = await world.http.inject(url);
    const policy = parsePolicy(headers["content-security-policy"]);

    expect([policy.get("default-src"), policy.get("frame-ancestors")]).toEqual(["'none'", "'none'"]);
    expect([policy.has("sandbox"), headers["x-content-type-options"]]).toEqual([true, "nosniff"]);
  });
});

describe("the policy of a page", () => {
  it("loads nothing by default, no plugins, and keeps its base address", () => {
    const policy = buildPolicy(true);

    expect([policy.get("default-src"), policy.get("base-uri")]).toEqual(["'none'", "'none'"]);
    expect([policy.has("object-src"), policy.get("connect-src")]).toEqual([false, "'self'"]);
    expect(policy.get("script-src")).toBe("'self' 'sha256-a'");
  });

  it("cannot be framed, and sends forms nowhere else", () => {
    const policy = buildPolicy(false);

    expect([policy.get("frame-ancestors"), policy.get("form-action")]).toEqual(["'none'", "'self'"]);
  });
});

describe("under https", () => {
  it("every response demands encryption for a year, on subdomains too", async () => {
    for (const url of ["/api/v1/site", "/api/v1/nothing-here", "/healthz"]) {
      const { headers } = await secureWorld.http.inject(url);

      expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    }
    const { headers } = await world.http.inject("/api/v1/site");
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  it("a page loads nothing without encryption", () => {
    expect([true, false].map((secure) => buildPolicy(secure).has("upgrade-insecure-requests"))).toEqual([
      true,
      false,
    ]);
  });
});

describe("the server", () => {
  it("does not answer TRACE", async () => {
    const { statusCode, body } = await world.http.inject({
      method: "TRACE" as "GET",
      url: "/api/v1/site",
      headers: { "x-canary": "seen" },
    });

    expect([statusCode, body.includes("seen")]).toEqual([404, false]);
  });
});
