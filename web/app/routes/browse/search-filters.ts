import { suggestPlaces } from "@vesper/contract/profiles/places";
import { searchProfiles } from "@vesper/contract/profiles/search";
import { limits } from "@vesper/contract/core/limits";
import { text } from "@vesper/contract/core/text";
import type { Api } from "#web/api/client.ts";
import { type Filters, parseFilters } from "#web/features/search/filters/filters.ts";
import { searchTerms } from "#web/features/search/filters/labels.ts";
import {
  findBestPlace,
  getCityPart,
  formatCoordinates,
  formatPlace,
} from "#web/features/search/filters/place.ts";

const { limit: _limit, facets: _facets, counted: _counted, ...called } = searchProfiles.query.shape;
const filterSchemas = {
  ...called,
  q: searchTerms,
  nearCity: text(limits.place.max),
};

/** The city's name takes precedence. Coordinates in the URL may belong to a previously chosen city. */
async function resolvePlace(api: Api, filters: Filters): Promise<Filters> {
  const { nearCity } = filters;
  if (!nearCity || !getCityPart(nearCity)) return filters;
  const { data } = await api.call(suggestPlaces, { query: { q: getCityPart(nearCity) } });
  const place = findBestPlace(data, nearCity, filters["near"]);
  // A country, for example, is found by its name.
  if (!place) return { ...filters, near: undefined, nearCity: undefined, location: nearCity };
  return { ...filters, near: formatCoordinates(place), nearCity: formatPlace(place) };
}

/** Reads the filters of the search page from the URL. */
export const getSearchFilters = (api: Api, params: URLSearchParams): Promise<Filters> =>
  resolvePlace(api, parseFilters(params, filterSchemas));
