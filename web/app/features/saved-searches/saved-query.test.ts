import { describe, expect, it } from "vitest";
import { toSearchPath, toSavedQuery } from "./saved-query.ts";

describe("a saved search", () => {
  it("drops the page and the sort order", () => {
    const filters = { q: "jazz", location: undefined, page: "3", sortBy: "age", sortOrder: "asc" };

    expect(toSavedQuery(filters)).toEqual({ q: "jazz" });
  });

  it("opens with the newest results first", () => {
    expect(toSearchPath({ near: "59.9,10.7", nearCity: "Oslo, Norway" })).toBe(
      "/search?near=59.9%2C10.7&nearCity=Oslo%2C+Norway&sortBy=createdAt",
    );
  });
});
