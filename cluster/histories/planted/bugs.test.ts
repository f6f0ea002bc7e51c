import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { plantBug, plantedBugs } from "./bugs.ts";

const root = join(import.meta.dirname, "../../..");

it.each(Object.entries(plantedBugs))(
  "the planted bug %s still finds its place in the code",
  (name, { file }) => {
    const source = readFileSync(join(root, file), "utf8");

    expect(plantBug(name, source)).not.toBe(source);
  },
);

it("there are ten planted bugs", () => {
  expect(Object.keys(plantedBugs)).toHaveLength(10);
});

it("a bug whose place is gone is an error", () => {
  expect(() => plantBug("lost-timer", "void 0;")).toThrow("contains 0 times");
});
