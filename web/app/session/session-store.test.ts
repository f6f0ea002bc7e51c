import { beforeEach, describe, expect, it, vi } from "vitest";
import { getCurrentSession, login, logout, updateUser } from "./session-store.ts";
import { clearSession, sessionKeys } from "./stored-session.ts";
import { storage, stored } from "./test-storage.ts";
import { testUser } from "./test-user.ts";

const renamed = { ...testUser, name: "Ada Newname" };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", storage);
  login({ access: "a", refresh: "r" }, testUser);
});

describe("news about the person who is signed in", () => {
  it("are kept", () => {
    updateUser(renamed);

    expect(getCurrentSession()).toEqual({ status: "signed-in", user: renamed });
    expect(stored.get(sessionKeys.user)).toContain("Ada Newname");
  });

  it("that come after they have signed out here sign nobody in", () => {
    logout();

    updateUser(renamed);

    expect(getCurrentSession()).toEqual({ status: "signed-out" });
    expect(stored.size).toBe(0);
  });

  it("that come after they have signed out in another tab leave nothing on this device", () => {
    clearSession();

    updateUser(renamed);

    expect(stored.size).toBe(0);
  });

  it("that come after somebody else has signed in do not concern them", () => {
    const other = { ...testUser, _id: "0198c0de-0000-7000-8000-000000000002" };
    login({ access: "b", refresh: "s" }, other);

    updateUser(renamed);

    expect(getCurrentSession()).toEqual({ status: "signed-in", user: other });
  });
});
