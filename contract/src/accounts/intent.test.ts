import { describe, expect, it } from "vitest";
import { findIntent, type Intent } from "./intent.ts";
import { toIntentQuery, toSignInPath } from "./sign-in-path.ts";

// The contract has no browser or Node types; its test needs the standard query parser.
declare const URLSearchParams: new (query: string | Record<string, string>) => {
  get(name: string): string | null;
};

const target = "0190c2a4-7b1e-7c3d-9a55-2f6f0c9b1d10";
const message: Intent = { kind: "message", target, path: "/escort/celeste#chat" };

describe("the intent in the URL of a sign-in page", () => {
  it.each<Intent>([
    message,
    { kind: "favorite", target, path: "/search?q=oslo&page=2" },
    { kind: "review", target, path: "/escort/celeste#write-review" },
    { kind: "listing", target: null, path: "/supplier/profile" },
  ])("survives the way through the query: $kind", (intent) => {
    expect(findIntent(new URLSearchParams(toIntentQuery(intent)))).toEqual(intent);
  });

  it("names the page first", () => {
    expect(toSignInPath(message)).toBe(
      `/login?redirect=${encodeURIComponent(message.path)}&intent=message.${target}`,
    );
  });

  it.each([
    { redirect: "/escort/celeste" },
    { intent: `message.${target}` },
    { redirect: "//evil.test", intent: `message.${target}` },
    { redirect: "/\\evil.test", intent: `favorite.${target}` },
    { redirect: "https://evil.test", intent: `favorite.${target}` },
    { redirect: "javascript:alert(1)", intent: "listing" },
    { redirect: "/escort/celeste", intent: "message" },
    { redirect: "/escort/celeste", intent: "message.celeste" },
    { redirect: "/escort/celeste", intent: `pay.${target}` },
    { redirect: "/escort/celeste", intent: `message.${target}.more` },
    { redirect: "/supplier/profile", intent: `listing.${target}` },
    { redirect: `/${"a".repeat(500)}`, intent: `message.${target}` },
  ])("is ignored as a whole if a part is missing or invalid: %j", (query) => {
    expect(findIntent(new URLSearchParams(query as Record<string, string>))).toBeNull();
  });
});
