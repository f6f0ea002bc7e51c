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
  it("is restored when access token and user are there", () => {
    storeTokens({ access: "a", refresh: "r" });
    storeUser(testUser);

    expect(restoreUser()).toEqual(testUser);
    expect([...stored.keys()].toSorted()).toEqual(["accessToken", "refreshToken", "user"]);
  });

  it("is none without an access token", () => {
    storeUser(testUser);

    expect(restoreUser()).toBeNull();
  });

  it("is cleared as a whole when its user cannot be understood", () => {
    storeTokens({ access: "a", refresh: "r" });
    stored.set("user", "{broken");

    expect(restoreUser()).toBeNull();
    expect(stored.size).toBe(0);
  });

  it("lasts as long as the page where storage is forbidden", () => {
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
    "is refused as %j",
    (json) => {
      expect(parseUser(json)).toBeNull();
    },
  );
});
