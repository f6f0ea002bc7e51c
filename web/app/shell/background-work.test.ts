// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { beginSignOut, login, logout } from "#web/session/session-store.ts";
import { testUser } from "#web/session/test-user.ts";
import { startBackgroundWork } from "./background-work.ts";

const personal = [`chat-draft:${testUser._id}:vera`, "place", "recentSearches", "viewedProfiles"];
const chosen = ["adultUntil", "currency", "theme"];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  login({ access: "a", refresh: "r" }, testUser);
  for (const key of [...personal, ...chosen]) localStorage.setItem(key, "kept");
  sessionStorage.setItem("reviewDraft", "A fine evening");
});

describe("the storage of a browser", () => {
  it.each([
    ["the member signs out", beginSignOut],
    ["the server has ended the session", () => logout("Your session has expired.")],
  ])("keeps nothing of a person when %s", (_, endSession) => {
    const end = startBackgroundWork(testUser._id);

    endSession();
    end();

    expect(Object.keys(localStorage).toSorted()).toEqual(chosen);
    expect(sessionStorage).toHaveLength(0);
  });

  it("keeps everything while the session lasts", () => {
    startBackgroundWork(testUser._id)();

    expect(personal.filter((key) => localStorage.getItem(key))).toEqual(personal);
    expect(sessionStorage.getItem("reviewDraft")).toBe("A fine evening");
  });

  it("keeps the session of the next person, and nothing of the one before", () => {
    const end = startBackgroundWork(testUser._id);
    login({ access: "b", refresh: "s" }, { ...testUser, _id: "0198c0de-0000-7000-8000-000000000002" });

    end();

    expect(personal.filter((key) => localStorage.getItem(key))).toEqual([]);
    expect(localStorage.getItem("accessToken")).toBe("b");
  });
});
