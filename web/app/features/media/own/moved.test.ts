import { describe, expect, it } from "vitest";
import { inOrder, moved } from "./moved.ts";

describe("moving one in a list", () => {
  it("puts it where the other one was", () => {
    expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
    expect(moved(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
  });

  it("leaves the list alone where there is nothing to move", () => {
    const list = ["a", "b"];

    expect(moved(list, 0, 2)).toBe(list);
    expect(moved(list, 0, -1)).toBe(list);
    expect(moved(list, 5, 0)).toBe(list);
    expect(moved(list, 1, 1)).toBe(list);
  });
});

describe("an order by ids", () => {
  it("keeps those that it does not name behind, as they were", () => {
    const list = ["a", "b", "c", "d"].map((_id) => ({ _id }));

    expect(inOrder(list, ["c", "a"]).map(({ _id }) => _id)).toEqual(["c", "a", "b", "d"]);
  });
});
