import { describe, expect, it } from "vitest";
import { findNext } from "./find-next.ts";

const queue = ["a", "b", "c"].map((_id) => ({ _id }));

describe("the next item to review", () => {
  it("follows the current one", () => {
    expect(findNext(queue, "a")?._id).toBe("b");
  });

  it("wraps around to the first, and is null for a single item", () => {
    expect(findNext(queue, "c")?._id).toBe("a");
    expect(findNext([{ _id: "a" }], "a")).toBeNull();
  });

  it("is the first when the current one has left the queue", () => {
    expect(findNext(queue, "x")?._id).toBe("a");
  });
});
