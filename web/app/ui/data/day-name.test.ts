import { expect, it } from "vitest";
import { dayName } from "./dates.ts";

it("keeps the server's day in every time zone", () => {
  expect(dayName("2026-01-01")).toBe("Jan 1");
});
