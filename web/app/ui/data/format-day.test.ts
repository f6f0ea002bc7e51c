import { expect, it } from "vitest";
import { formatDay } from "./dates.ts";

it("keeps the server's day in every time zone", () => {
  expect(formatDay("2026-01-01")).toBe("Jan 1");
});
