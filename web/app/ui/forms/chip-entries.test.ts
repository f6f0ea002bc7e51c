import { describe, expect, it } from "vitest";
import { addEntries, findSuggestions } from "./chip-entries.ts";

describe("chip entries", () => {
  it("drop blanks and duplicates, regardless of case", () => {
    expect(addEntries(["English"], [" norwegian ", "", "ENGLISH", "Norwegian"])).toEqual([
      "English",
      "norwegian",
    ]);
  });

  it("suggest what is not chosen, names that start with the typed text first", () => {
    const names = ["English", "Norwegian", "Danish", "Spanish"];

    expect(findSuggestions(names, ["english"], "")).toEqual(["Norwegian", "Danish", "Spanish"]);
    expect(findSuggestions(names, [], "n")).toEqual(["Norwegian", "English", "Danish", "Spanish"]);
    expect(findSuggestions(names, [], "klingon")).toEqual([]);
  });
});
