import { beforeEach, describe, expect, it, vi } from "vitest";
import { getCurrentSession, login, logout, refreshUser, updateUser } from "./session-store.ts";
import { clearSession, sessionKeys } from "./stored-session.ts";
import { storage, stored } from "./test-storage.ts";
import { testUser } from "./test-user.ts";

const renamed = { ...testUser, name: "Ada Newname" };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", storage);
  login({ access: "a", refresh: "r" }, testUser);
});

describe("an update of the signed-in user", () => {
  it("is stored", () => {
    updateUser(renamed);

    expect(getCurrentSession()).toEqual({ status: "signed-in", user: renamed });
    expect(stored.get(sessionKeys.user)).toContain("Ada Newname");
  });

  it("does not sign the user in again after signing out here", () => {
    logout();

    updateUser(renamed);

    expect(getCurrentSession()).toEqual({ status: "signed-out" });
    expect(stored.size).toBe(0);
  });

  it("stores nothing after signing out in another tab", () => {
    clearSession();

    updateUser(renamed);

    expect(stored.size).toBe(0);
  });

  it("is ignored after a different user has signed in", () => {
    const other = { ...testUser, _id: "0198c0de-0000-7000-8000-000000000002" };
    login({ access: "b", refresh: "s" }, other);

    updateUser(renamed);

    expect(getCurrentSession()).toEqual({ status: "signed-in", user: other });
  });
});

describe("a refresh of the signed-in user", () => {
  it("is stored", async () => {
    expect(await refreshUser(async () => renamed)).toEqual(renamed);

    expect(getCurrentSession()).toEqual({ status: "signed-in", user: renamed });
  });

  it("does not undo a change that was stored during the call", async () => {
    const { promise, resolve } = Promise.withResolvers<typeof testUser>();
    const refreshed = refreshUser(() => promise);
    updateUser(renamed);
    resolve(testUser);

    expect(await refreshed).toEqual(renamed);
    expect(getCurrentSession()).toEqual({ status: "signed-in", user: renamed });
  });
});
