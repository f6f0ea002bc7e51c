import { beforeEach, describe, expect, it, vi } from "vitest";
import { login, logout } from "./session-store.ts";
import { storage, stored } from "./test-storage.ts";
import { testUser } from "./test-user.ts";
import { createUserMemory } from "./user-memory.ts";

const tokens = { access: "a", refresh: "r" };
const other = { ...testUser, _id: "0198c0de-0000-7000-8000-000000000002" };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", storage);
  login(tokens, testUser);
});

describe("a memory per person", () => {
  it("keeps its values as long as the same person is signed in", () => {
    const getNames = createUserMemory(() => new Set<string>());
    getNames().add("Mira");
    expect([...getNames()]).toEqual(["Mira"]);
  });

  it("is empty for the next person who signs in on this page", () => {
    const getNames = createUserMemory(() => new Set<string>());
    getNames().add("Mira");
    logout();
    login(tokens, other);
    expect([...getNames()]).toEqual([]);
  });
});
