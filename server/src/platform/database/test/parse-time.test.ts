import { expect, it } from "vitest";
import { parseTime } from "../parse-time.ts";

it.each([
  ["2026-03-14 18:21:05+00", "2026-03-14T18:21:05.000Z"],
  ["2026-03-14 18:21:05.1+00", "2026-03-14T18:21:05.100Z"],
  ["2026-12-31 23:59:59.999999+00", "2026-12-31T23:59:59.999Z"],
  ["2026-03-14 18:21:05.042+02", "2026-03-14T16:21:05.042Z"],
  ["2026-03-14 18:21:05-03:30", "2026-03-14T21:51:05.000Z"],
  ["0099-01-02 03:04:05+00", "0099-01-02T03:04:05.000Z"],
  ["12026-01-02 03:04:05+00", "+012026-01-02T03:04:05.000Z"],
])("reads the time %s", (text, expected) => {
  expect(parseTime(text).toISOString()).toBe(expected);
});

it("reads what only the driver knows", () => {
  expect(parseTime("infinity")).toBe(Infinity);
  expect(parseTime("0044-03-15 12:00:00+00 BC").getUTCFullYear()).toBe(-43);
});
