import { describe, expect, it } from "vitest";
import { findCurrent } from "./use-current-item.ts";

const items = ["a", "b", "c"].map((_id) => ({ _id }));
const without = (id: string) => items.filter(({ _id }) => _id !== id);

describe("the item beside the list", () => {
  it("is the first until one is shown", () => {
    expect(findCurrent(items, undefined)).toMatchObject({ current: { _id: "a" }, next: { _id: "b" } });
  });

  it("is followed by the next when it is decided, and by the previous at the end", () => {
    expect(findCurrent(without("b"), { id: "b", place: 1 }).current).toEqual({ _id: "c" });
    expect(findCurrent(without("c"), { id: "c", place: 2 }).current).toEqual({ _id: "b" });
  });

  it("stays when others are decided", () => {
    expect(findCurrent(without("a"), { id: "c", place: 2 })).toMatchObject({
      current: { _id: "c" },
      place: 1,
    });
  });

  it("is none in an empty list", () => {
    expect(findCurrent([], { id: "a", place: 0 }).current).toBeUndefined();
  });
});
