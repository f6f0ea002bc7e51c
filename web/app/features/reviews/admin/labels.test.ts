import { expect, it } from "vitest";
import { formatCount } from "./labels.ts";

it("formats the number of reviews as a sentence", () => {
  expect(formatCount(1, "pending")).toBe("1 review is waiting for review.");
  expect(formatCount(0, "rejected")).toBe("0 reviews were rejected.");
});
