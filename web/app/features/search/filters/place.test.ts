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

const create = (city: string, country: string) => ({ city, country, lat: 1, lon: 2 });

it("takes no city that only begins with the text, and no town that is named like a country", () => {
  expect(findBestPlace([create("Franceville", "Gabon")], "France")).toBeUndefined();
  expect(findBestPlace([create("Mexico", "Philippines")], "Mexico")).toBeUndefined();
  expect(findBestPlace([create("Mexico City", "Mexico")], "México")).toBeUndefined();
  const porto = create("Porto", "Portugal");
  expect(findBestPlace([create("Porto Alegre", "Brazil"), porto], "Porto")).toBe(porto);
});

it("finds a city without its accents, without the word city, or with a country in other words", () => {
  const zurich = create("Zürich", "Switzerland");
  const newYork = create("New York City", "United States");
  expect(findBestPlace([zurich], "zurich")).toBe(zurich);
  expect(findBestPlace([newYork], "New York")).toBe(newYork);
  expect(findBestPlace([newYork], "New York, USA")).toBe(newYork);
});

it("keeps a city-state that was chosen from the list", () => {
  const singapore = create("Singapore", "Singapore");
  expect(findBestPlace([singapore], "Singapore", "1,2")).toBe(singapore);
  expect(findBestPlace([singapore], "Singapore")).toBeUndefined();
});
