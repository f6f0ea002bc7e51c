import { expect, it } from "vitest";
import { countFittingTags } from "./fitting-tags.ts";

it("counts the tags that fit in one line of a narrow card", () => {
  expect(countFittingTags(["VIP", "New", "Shy"])).toBe(2);
  expect(countFittingTags(["Bilingual", "Friendly"])).toBe(1);
  expect(countFittingTags(["VIP", "Shy"])).toBe(2);
});

it("always counts the first tag", () => {
  expect(countFittingTags(["An unusually long tag", "VIP"])).toBe(1);
  expect(countFittingTags([])).toBe(0);
});
