import { describe, expect, it } from "vitest";
import { getIntentPath } from "./carry-out.ts";

const listing = { kind: "listing", target: null, path: "/supplier/profile" } as const;
const message = { kind: "message", target: crypto.randomUUID(), path: "/escort/celeste#chat" } as const;

describe("after signing in", () => {
  it.each(["user", "escort", "admin"] as const)("a %s returns to the page of the act", (role) => {
    expect(getIntentPath(message, { roles: [role] })).toBe("/escort/celeste#chat");
  });

  it.each(["escort", "supplier"] as const)("a %s starts the profile", (role) => {
    expect(getIntentPath(listing, { roles: [role] })).toBe("/supplier/profile");
  });

  it.each(["user", "vip"] as const)("a %s who wants to list is told how", (role) => {
    expect(getIntentPath(listing, { roles: [role] })).toBe("/register?role=escort");
  });
});
