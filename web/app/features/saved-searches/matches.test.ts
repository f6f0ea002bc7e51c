import { describe, expect, it } from "vitest";
import { keepNew } from "./matches.ts";

describe("new matches of a saved search", () => {
  it("are the profiles that joined in the last week", () => {
    const now = new Date("2026-11-10T12:00:00Z");
    const people = [
      { name: "Vera", createdAt: "2026-11-09T12:00:00Z" },
      { name: "Ada", createdAt: "2026-11-03T11:59:00Z" },
    ];

    expect(keepNew(people, now).map(({ name }) => name)).toEqual(["Vera"]);
  });
});
