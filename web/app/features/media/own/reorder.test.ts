import { describe, expect, it } from "vitest";
import { sortByIds, moveItem } from "./reorder.ts";

describe("moving an item", () => {
  it("puts it at the target position", () => {
    expect(moveItem(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
    expect(moveItem(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
  });

  it("leaves the list unchanged when there is nothing to move", () => {
    const list = ["a", "b"];

    expect(moveItem(list, 0, 2)).toBe(list);
    expect(moveItem(list, 0, -1)).toBe(list);
    expect(moveItem(list, 5, 0)).toBe(list);
    expect(moveItem(list, 1, 1)).toBe(list);
  });
});

describe("sorting by ids", () => {
  it("keeps unnamed items at the end in their original order", () => {
    const list = ["a", "b", "c", "d"].map((_id) => ({ _id }));

    expect(sortByIds(list, ["c", "a"]).map(({ _id }) => _id)).toEqual(["c", "a", "b", "d"]);
  });
});
