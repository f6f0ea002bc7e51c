import { expect, it } from "vitest";
import { compareHashes } from "./reproducible.ts";

it("two builds differ by each file that is missing or has other bytes", () => {
  const first = new Map([
    ["a.js", "1"],
    ["b.js", "2"],
    ["c.js", "3"],
  ]);
  const second = new Map([
    ["a.js", "1"],
    ["b.js", "0"],
    ["d.js", "4"],
  ]);

  expect(compareHashes(first, first)).toEqual([]);
  expect(compareHashes(first, second)).toEqual([
    "b.js: differs",
    "c.js: only in the first build",
    "d.js: only in the second build",
  ]);
});
