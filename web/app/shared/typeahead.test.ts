import { describe, expect, it } from "vitest";
import { findNextHighlight } from "./typeahead.ts";

describe("the highlighted suggestion", () => {
  it("goes down from nowhere to the first, and from the last back to it", () => {
    expect(findNextHighlight("ArrowDown", -1, 3)).toBe(0);
    expect(findNextHighlight("ArrowDown", 1, 3)).toBe(2);
    expect(findNextHighlight("ArrowDown", 2, 3)).toBe(0);
  });

  it("goes up from nowhere, and from the first, to the last", () => {
    expect(findNextHighlight("ArrowUp", -1, 3)).toBe(2);
    expect(findNextHighlight("ArrowUp", 0, 3)).toBe(2);
    expect(findNextHighlight("ArrowUp", 2, 3)).toBe(1);
  });

  it("jumps to both ends", () => {
    expect(findNextHighlight("Home", 2, 3)).toBe(0);
    expect(findNextHighlight("End", 0, 3)).toBe(2);
  });

  it("stays where it is for other keys, and where there is nobody", () => {
    expect(findNextHighlight("a", 1, 3)).toBeNull();
    expect(findNextHighlight("ArrowDown", -1, 0)).toBeNull();
  });
});
