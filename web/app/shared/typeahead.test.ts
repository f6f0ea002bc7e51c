import { describe, expect, it } from "vitest";
import { highlightAfter } from "./typeahead.ts";

describe("the highlighted suggestion", () => {
  it("goes down from nowhere to the first, and from the last back to it", () => {
    expect(highlightAfter("ArrowDown", -1, 3)).toBe(0);
    expect(highlightAfter("ArrowDown", 1, 3)).toBe(2);
    expect(highlightAfter("ArrowDown", 2, 3)).toBe(0);
  });

  it("goes up from nowhere, and from the first, to the last", () => {
    expect(highlightAfter("ArrowUp", -1, 3)).toBe(2);
    expect(highlightAfter("ArrowUp", 0, 3)).toBe(2);
    expect(highlightAfter("ArrowUp", 2, 3)).toBe(1);
  });

  it("jumps to both ends", () => {
    expect(highlightAfter("Home", 2, 3)).toBe(0);
    expect(highlightAfter("End", 0, 3)).toBe(2);
  });

  it("stays where it is for other keys, and where there is nobody", () => {
    expect(highlightAfter("a", 1, 3)).toBeNull();
    expect(highlightAfter("ArrowDown", -1, 0)).toBeNull();
  });
});
