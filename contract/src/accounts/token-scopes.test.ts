import { describe, expect, it } from "vitest";
import { findScope, isInScope } from "./token-scopes.ts";

const get = (path: string) => ({ method: "GET", path, recent: false });
const post = (path: string) => ({ ...get(path), method: "POST" });

describe("a call by token", () => {
  it.each([
    [get("/admin/stats"), "figures:read"],
    [get("/admin/media/stats"), "figures:read"],
    [get("/admin/media/:id/review"), "moderation:read"],
    [post("/admin/cases/:id/decide"), "moderation:write"],
    [get("/admin/users/:id"), "people:read"],
    [post("/admin/webhooks/:id/test"), "webhooks:write"],
  ])("%j needs the scope %s", (call, scope) => {
    expect(findScope(call)).toBe(scope);
  });

  it.each([
    [post("/admin/users/:id/ban")],
    [get("/admin/users/:id/sessions")],
    [{ ...get("/admin/escort-profiles/:id/verification"), method: "PUT" }],
    [get("/admin/usersearch")],
    [get("/admin/own-tokens")],
    [get("/admin/staff-tokens")],
    [get("/admin/verifications/:id/pictures/:picture")],
    [get("/auth/me")],
    [post("/auth/login")],
    [{ ...get("/admin/audit-log"), recent: true }],
  ])("%j is not possible with any scope", (call) => {
    expect(findScope(call)).toBeNull();
  });

  it("may read with a scope to write, not the other way round", () => {
    expect(isInScope(["contact:write"], get("/admin/contact-messages"))).toBe(true);
    expect(isInScope(["contact:read"], post("/admin/contact-messages/:id/close"))).toBe(false);
    expect(isInScope(["site:write"], get("/admin/contact-messages"))).toBe(false);
  });
});
