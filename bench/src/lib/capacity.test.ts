import { describe, expect, it } from "vitest";
import {
  getViewCost,
  listViewRequests,
  pageView,
  pageWork,
  planCapacity,
  predictRequests,
} from "./capacity.ts";

const costs = {
  cached: { node: 0.2, database: 0 },
  rendered: { node: 14.4, database: 0.7 },
  feed: { node: 1.3, database: 0.9 },
  search: { node: 3.3, database: 10.9 },
};

describe("the capacity model", () => {
  it("adds up the calls of a page view", () => {
    const view = getViewCost((kind) => costs[kind]);
    expect(view.node).toBeCloseTo(10.56, 5);
    expect(view.database).toBeCloseTo(4.33, 5);
  });

  it("plans cores that are at most 60 % busy", () => {
    expect(
      planCapacity(
        20_000,
        getViewCost((kind) => costs[kind]),
      ),
    ).toMatchObject({ nodes: 12, databaseCores: 5 });
  });

  it("predicts what a part of a core can answer", () => {
    expect(predictRequests({ node: 10, database: 4 }, 0.75)).toBeCloseTo(75 * 3.2, 5);
  });

  it("sends requests in its own proportions", () => {
    const sent = listViewRequests(100);
    const counts = pageWork.map((kind) => sent.filter((one) => one === kind).length / 100);
    expect(counts).toEqual(pageWork.map((kind) => pageView[kind]));
  });
});
