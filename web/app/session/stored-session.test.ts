import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  clearSession,
  parseUser,
  readTokens,
  restoreUser,
  storeTokens,
  storeUser,
} from "./stored-session.ts";
import { storage, stored } from "./test-storage.ts";
import { testUser } from "./test-user.ts";

const refusing = () => {
  throw new Error("SecurityError");
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", storage);
});

describe("a stored session", () => {
  it("is restored when access token and user are present", () => {
    storeTokens({ access: "a", refresh: "r" });
    storeUser(testUser);

    expect(restoreUser()).toEqual(testUser);
    expect([...stored.keys()].toSorted()).toEqual(["accessToken", "refreshToken", "user"]);
  });

  it("is not restored without an access token", () => {
    storeUser(testUser);

    expect(restoreUser()).toBeNull();
  });

  it("is cleared completely when its user cannot be parsed", () => {
    storeTokens({ access: "a", refresh: "r" });
    stored.set("user", "{broken");

    expect(restoreUser()).toBeNull();
    expect(stored.size).toBe(0);
  });

  it("lasts until the page closes when storage is blocked", () => {
    vi.stubGlobal("localStorage", { getItem: refusing, setItem: refusing, removeItem: refusing });

    storeTokens({ access: "a", refresh: "r" });
    storeUser(testUser);
    expect(restoreUser()).toEqual(testUser);

    clearSession();
    expect(readTokens()).toEqual({ access: null, refresh: null });
  });
});

describe("a stored user", () => {
  it.each(["", "null", "[]", '"Ada"', '{"name":"Ada"}', '{"_id":"1","name":"Ada","roles":"admin"}'])(
    "is rejected when it is %j",
    (json) => {
      expect(parseUser(json)).toBeNull();
    },
  );
});
