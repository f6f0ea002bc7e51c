import { describe, expect, it } from "vitest";
import { createGoSequence } from "./go-sequence.ts";
import { allSections, findSection } from "./sections.ts";

const paths = new Map([["m", "/admin/media"]]);

describe("g and a letter", () => {
  it("lead to the section of the letter", () => {
    const press = createGoSequence(paths);
    expect([press("g", 0), press("m", 800)]).toEqual(["started", { to: "/admin/media" }]);
  });

  it("mean nothing when the letter comes first, is unknown or follows much later", () => {
    const press = createGoSequence(paths);
    expect([press("m", 0), press("g", 10), press("m", 6000)]).toEqual([null, "started", null]);
    expect([press("g", 7000), press("z", 7100), press("m", 7200)]).toEqual(["started", null, null]);
  });

  it("keep a late letter from deciding an item, once", () => {
    const press = createGoSequence(paths);
    expect([press("g", 0), press("m", 2000), press("m", 2100)]).toEqual(["started", "late", null]);
  });
});

describe("the sections", () => {
  it("have a letter each, and none is g", () => {
    const keys = allSections.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain("g");
  });

  it("are found by their path and by the pages beneath it", () => {
    expect(findSection("/admin")?.label).toBe("Dashboard");
    expect(findSection("/admin/cases/1")?.label).toBe("Cases");
    expect(findSection("/admin/nowhere")).toBeUndefined();
  });
});
