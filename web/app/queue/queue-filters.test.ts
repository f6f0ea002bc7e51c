import { describe, expect, it } from "vitest";
import { z } from "zod";
import { toQueueFilters, withChoice } from "./queue-filters.ts";

const Status = z.enum(["pending", "approved"]);
const toFilters = (query: string) => toQueueFilters(new URLSearchParams(query), Status, "pending");

describe("the URL of a queue", () => {
  it.each([
    ["", { status: "pending", page: 1 }],
    ["status=nonsense&sort=x&page=x", { status: "pending", page: 1 }],
    ["status=approved&sort=oldest&page=3", { status: "approved", sort: "oldest", page: 3 }],
  ])("?%s is parsed as %j", (query, filters) => {
    expect(toFilters(query)).toEqual(filters);
  });

  it("keeps the other filters and resets the page after a change", () => {
    const params = new URLSearchParams("sort=newest&page=4&status=approved");

    expect(withChoice(params, "status", "rejected", "pending").toString()).toBe(
      "sort=newest&status=rejected",
    );
    expect(withChoice(params, "status", "pending", "pending").toString()).toBe("sort=newest");
  });
});
