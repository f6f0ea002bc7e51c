import { describe, expect, it } from "vitest";
import { keepFound, keepNew } from "./matches.ts";

describe("new matches of a saved search", () => {
  it("are the profiles that joined in the last week", () => {
    const now = new Date("2026-11-10T12:00:00Z");
    const people = [
      { name: "Vera", createdAt: "2026-11-09T12:00:00Z" },
      { name: "Ada", createdAt: "2026-11-03T11:59:00Z" },
    ];

    expect(keepNew(people, now).map(({ name }) => name)).toEqual(["Vera"]);
  });

  it("are shown although another search failed, unless all did", () => {
    const failed = { status: "rejected", reason: new Error("offline") } as const;

    expect(keepFound([failed, { status: "fulfilled", value: "Vera" }])).toEqual(["Vera"]);
    expect(keepFound([])).toEqual([]);
    expect(() => keepFound([failed])).toThrow("offline");
  });
});
