import { expect, it } from "vitest";
import { getCityName, getLongitude, toRememberedPlace, toPlaceSearch } from "./place-search.ts";

const vienna = { city: "Vienna, Austria", near: "48.2,16.37", radiusKm: 25 };

it("searches around a place, leaving out the usual radius", () => {
  expect(toPlaceSearch(vienna)).toBe("/search?nearCity=Vienna%2C+Austria&near=48.2%2C16.37");
  expect(toPlaceSearch({ ...vienna, radiusKm: 50 }, { available: "true" })).toContain(
    "&radiusKm=50&available=true",
  );
});

it("turns a popular city into a place to remember", () => {
  const oslo = { city: "Oslo", country: "Norway", lat: 59.9, lon: 10.7, profileCount: 3 };

  expect(toRememberedPlace(oslo)).toEqual({ city: "Oslo", near: "59.9,10.7", radiusKm: 25 });
});

it("names the city without its country, and knows its longitude", () => {
  expect([getCityName(vienna), getLongitude(vienna)]).toEqual(["Vienna", 16.37]);
});
