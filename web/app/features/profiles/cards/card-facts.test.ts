import { expect, it } from "vitest";
import { formatCardFacts } from "./card-facts.ts";

it("shows at most two languages and omits a negligible distance", () => {
  const languages = ["English", "French", "German"];

  expect(formatCardFacts({ languages, distanceKm: 12.4 })).toBe("12 km away · English, French");
  expect(formatCardFacts({ languages: [], distanceKm: 0.4 })).toBe("");
});
