import { expect, it } from "vitest";
import { countWords } from "./labels.ts";

it("counts listings in words", () => {
  expect(countWords(1, "pending")).toBe("1 listing is waiting for approval.");
  expect(countWords(0, "pending")).toBe("0 listings are waiting for approval.");
});
