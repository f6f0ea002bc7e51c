import { expect, it } from "vitest";
import { formatCount } from "./labels.ts";

it("formats the number of listings as a sentence", () => {
  expect(formatCount(1, "pending")).toBe("1 listing is waiting for approval.");
  expect(formatCount(0, "pending")).toBe("0 listings are waiting for approval.");
});
