import { expect, it } from "vitest";
import { findBestPlace } from "./place.ts";

const france = { city: "Paris", country: "France", lat: 48.85, lon: 2.35 };
const texas = { city: "Paris", country: "United States", lat: 33.66, lon: -95.55 };

it("finds a city by its full name, by its coordinates among namesakes, or else the largest", () => {
  expect(findBestPlace([france, texas], "paris, united states")).toBe(texas);
  expect(findBestPlace([france, texas], "Paris", "33.66,-95.55")).toBe(texas);
  expect(findBestPlace([france, texas], "Paris", "48.2,16.37")).toBe(france);
  expect(findBestPlace([], "Atlantis")).toBeUndefined();
});
