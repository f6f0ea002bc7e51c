import { expect, it } from "vitest";
import { formatCardFacts } from "./card-facts.ts";

it("names two languages at most, and a distance worth telling", () => {
  const languages = ["English", "French", "German"];

  expect(formatCardFacts({ languages, distanceKm: 12.4 })).toBe("12 km away · English, French");
  expect(formatCardFacts({ languages: [], distanceKm: 0.4 })).toBe("");
});
