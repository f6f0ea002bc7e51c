import { expect, it } from "vitest";
import { findByteRange } from "../byte-range.ts";

it.each([
  [undefined, undefined],
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=100-", { start: 100, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=990-5000", { start: 990, end: 999 }],
  ["bytes=1000-", "outside"],
  ["bytes=20-10", "outside"],
  ["bytes=0-1,5-6", undefined],
  ["bytes=-", undefined],
  ["lines=1-2", undefined],
])("the range %s of 1,000 bytes is parsed as %j", (header, range) => {
  expect(findByteRange(header, 1000)).toEqual(range);
});
