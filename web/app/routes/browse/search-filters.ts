import { completePlace } from "@vesper/contract/profiles/places";
import { searchProfiles } from "@vesper/contract/profiles/search";
import { limits } from "@vesper/contract/core/limits";
import { text } from "@vesper/contract/core/text";
import type { Api } from "#web/api/client.ts";
import { type Filters, filtersOf } from "#web/features/search/filters/filters.ts";
import { searchWords } from "#web/features/search/filters/labels.ts";
import { bestPlace, cityPart, coordinatesOf, placeName } from "#web/features/search/filters/place.ts";

const { limit: _limit, facets: _facets, counted: _counted, ...called } = searchProfiles.query.shape;
const schemas = {
  ...called,
  q: searchWords,
  nearCity: text(limits.place.max),
};

/** The city's name decides. Coordinates in the address may belong to a city that was chosen before. */
async function located(api: Api, filters: Filters): Promise<Filters> {
  const { nearCity } = filters;
  if (!nearCity || !cityPart(nearCity)) return filters;
  const { data } = await api.call(completePlace, { query: { q: cityPart(nearCity) } });
  const place = bestPlace(data, nearCity);
  if (!place) {
    return { ...filters, near: undefined, nearCity: undefined, location: filters["location"] ?? nearCity };
  }
  return { ...filters, near: coordinatesOf(place), nearCity: placeName(place) };
}

/** What the address of the search page asks for. */
export const searchFiltersOf = (api: Api, params: URLSearchParams): Promise<Filters> =>
  located(api, filtersOf(params, schemas));
