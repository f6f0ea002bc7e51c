import { describe, expect, it } from "vitest";
import { findNextHighlight } from "./typeahead.ts";

describe("the highlighted suggestion", () => {
  it("moves down from none to the first, and wraps around", () => {
    expect(findNextHighlight("ArrowDown", -1, 3)).toBe(0);
    expect(findNextHighlight("ArrowDown", 1, 3)).toBe(2);
    expect(findNextHighlight("ArrowDown", 2, 3)).toBe(0);
  });

  it("moves up from none or the first to the last", () => {
    expect(findNextHighlight("ArrowUp", -1, 3)).toBe(2);
    expect(findNextHighlight("ArrowUp", 0, 3)).toBe(2);
    expect(findNextHighlight("ArrowUp", 2, 3)).toBe(1);
  });

  it("jumps to the first and last with Home and End", () => {
    expect(findNextHighlight("Home", 2, 3)).toBe(0);
    expect(findNextHighlight("End", 0, 3)).toBe(2);
  });

  it("does not move for other keys or an empty list", () => {
    expect(findNextHighlight("a", 1, 3)).toBeNull();
    expect(findNextHighlight("ArrowDown", -1, 0)).toBeNull();
  });
});
