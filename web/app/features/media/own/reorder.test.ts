import { describe, expect, it } from "vitest";
import { sortByIds, moveItem } from "./reorder.ts";

describe("moving one in a list", () => {
  it("puts it where the other one was", () => {
    expect(moveItem(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
    expect(moveItem(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
  });

  it("leaves the list alone where there is nothing to move", () => {
    const list = ["a", "b"];

    expect(moveItem(list, 0, 2)).toBe(list);
    expect(moveItem(list, 0, -1)).toBe(list);
    expect(moveItem(list, 5, 0)).toBe(list);
    expect(moveItem(list, 1, 1)).toBe(list);
  });
});

describe("an order by ids", () => {
  it("keeps those that it does not name behind, as they were", () => {
    const list = ["a", "b", "c", "d"].map((_id) => ({ _id }));

    expect(sortByIds(list, ["c", "a"]).map(({ _id }) => _id)).toEqual(["c", "a", "b", "d"]);
  });
});
