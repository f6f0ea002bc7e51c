import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toRedirectQuery, findSafeRedirect } from "./redirect.ts";

// The contract has no browser or Node types; its test needs the standard URL parser.
declare const URL: new (path: string, base: string) => { origin: string };

const here = "https://vesper.test";

describe("the redirect after sign-in", () => {
  it.each(["/", "/dashboard?tab=settings", "/escort/vera#reviews"])("may be %s", (path) => {
    expect(findSafeRedirect(path)).toBe(path);
  });

  it.each([
    "",
    "dashboard",
    "//evil.test",
    "/\\evil.test",
    "https://evil.test",
    "javascript:alert(1)",
    "/\t/evil.test",
    null,
  ])("may not be %j", (target) => {
    expect(findSafeRedirect(target)).toBeNull();
  });

  it("always stays on this site", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `/${text}`),
          fc.webUrl(),
        ),
        (target) => {
          const path = findSafeRedirect(target);
          expect(path === null || new URL(path, here).origin === here).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe("the redirect query passed between the sign-in pages", () => {
  const asked = (target: string | null) => ({ get: () => target });

  it("keeps the target", () => {
    expect(toRedirectQuery(asked("/escort/vera?chat=open"))).toBe("?redirect=%2Fescort%2Fvera%3Fchat%3Dopen");
  });

  it.each([null, "", "//evil.test"])("is empty for %j", (target) => {
    expect(toRedirectQuery(asked(target))).toBe("");
  });
});
