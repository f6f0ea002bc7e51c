import { describe, expect, it } from "vitest";
import Users from "virtual:icons/users";
import { addRecent, type Entry, getRecent, matchesPrefixes, omitEmpty, stepThrough } from "./entries.ts";

const toEntry = (to: string): Entry => ({ to, label: to, Icon: Users });
const three = ["/a", "/b", "/c"].map(toEntry);

describe("the command palette", () => {
  it.each([
    ["Pending Escort Profiles", "pen prof", true],
    ["Categories & Tags", "tags", true],
    ["Categories & Tags", "ories", false],
    ["Cases", "", true],
  ])("matches %s with “%s”: %s", (label, query, expected) => {
    expect(matchesPrefixes(label, query)).toBe(expected);
  });

  it("steps through its entries and wraps around", () => {
    expect(stepThrough(three, undefined, 1)).toBe("/a");
    expect(stepThrough(three, "/c", 1)).toBe("/a");
    expect(stepThrough(three, "/a", -1)).toBe("/c");
    expect(stepThrough([], "/a", 1)).toBeUndefined();
  });

  it("remembers the last five choices, each once", () => {
    for (const to of ["/1", "/2", "/3", "/4", "/5", "/6", "/2"]) addRecent(toEntry(to));
    expect(getRecent().map(({ to }) => to)).toEqual(["/2", "/6", "/5", "/4", "/3"]);
  });

  it("leaves out empty groups", () => {
    expect(
      omitEmpty([
        { title: "A", entries: [] },
        { title: "B", entries: three },
      ]),
    ).toHaveLength(1);
  });
});
