import { describe, expect, it } from "vitest";
import { findNext } from "./find-next.ts";

const queue = ["a", "b", "c"].map((_id) => ({ _id }));

describe("the next one to review", () => {
  it("stands behind the one at hand", () => {
    expect(findNext(queue, "a")?._id).toBe("b");
  });

  it("is the first after the last, and nobody after the only one", () => {
    expect(findNext(queue, "c")?._id).toBe("a");
    expect(findNext([{ _id: "a" }], "a")).toBeNull();
  });

  it("is the first of the list when the one at hand is gone from it", () => {
    expect(findNext(queue, "x")?._id).toBe("a");
  });
});
