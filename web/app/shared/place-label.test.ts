import { expect, it } from "vitest";
import { getPlaceLabel } from "./place-label.ts";

it("names the country only if two places have the same name", () => {
  const places = [
    { city: "Córdoba", country: "Spain" },
    { city: "Vienna", country: "Austria" },
    { city: "Córdoba", country: "Argentina" },
  ];

  expect(places.map((place) => getPlaceLabel(place, places))).toEqual([
    "Córdoba, Spain",
    "Vienna",
    "Córdoba, Argentina",
  ]);
});
