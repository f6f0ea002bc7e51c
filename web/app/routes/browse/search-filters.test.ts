import { expect, it } from "vitest";
import type { Api } from "#web/api/client.ts";
import { getSearchFilters } from "./search-filters.ts";

const cities = [
  { city: "Paris", country: "France", lat: 48.85, lon: 2.35 },
  { city: "Vienna", country: "Austria", lat: 48.2, lon: 16.37 },
];
const api = {
  call: (_: unknown, { query }: { query: { q: string } }) =>
    Promise.resolve({ data: cities.filter(({ city }) => city.startsWith(query.q)) }),
} as unknown as Api;

const readFilters = (query: string) => getSearchFilters(api, new URLSearchParams(query));

it("searches around the named city, ignoring previous coordinates", async () => {
  expect(await readFilters("nearCity=Paris&near=48.2,16.37")).toEqual({
    near: "48.85,2.35",
    nearCity: "Paris, France",
  });
});

it("searches for an unknown city by name only", async () => {
  expect(await readFilters("nearCity=Atlantis&near=48.2,16.37")).toEqual({ location: "Atlantis" });
});

it("replaces a previous location with a place that is found by name only", async () => {
  expect(await readFilters("nearCity=Atlantis&location=Oslo")).toEqual({ location: "Atlantis" });
});

it("keeps coordinates without a city name", async () => {
  expect(await readFilters("near=48.2,16.37")).toEqual({ near: "48.2,16.37" });
});

it("searches a country by its name, although a city begins like it", async () => {
  cities.push({ city: "Franceville", country: "Gabon", lat: -1.63, lon: 13.58 });
  expect(await readFilters("nearCity=France&near=48.2,16.37")).toEqual({ location: "France" });
});
