import { expect, it } from "vitest";
import { countWords } from "./labels.ts";

it("counts reviews in words", () => {
  expect(countWords(1, "pending")).toBe("1 review is waiting for moderation.");
  expect(countWords(0, "rejected")).toBe("0 reviews were rejected.");
});
