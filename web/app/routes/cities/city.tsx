import { getCity, listCityProfiles } from "@vesper/contract/profiles/cities";
import { redirect } from "react-router";
import { apiContext } from "#web/api/client.ts";
import { toArrivingCard } from "#web/features/profiles/arrivals/arrival-row.tsx";
import { toCards } from "#web/features/profiles/cards/card-facts.ts";
import { parseFilters } from "#web/features/search/filters/filters.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";
import { ListFailure } from "../browse/list-failure.tsx";
import { isNotFound, rethrowNotFound } from "../browse/not-found-errors.ts";
import type { Route } from "./+types/city.ts";
import type { CityData } from "./city-data.ts";
import { CityPage } from "./city-page.tsx";
import { describeCityPage } from "./describe-city-page.ts";

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) {
    const title = isNotFound(args.error) ? "City not found" : "City";
    return describePage({ title, indexed: false })(args);
  }
  const { city, meta: found } = args.loaderData;
  return describeCityPage({ city, page: found.page, totalPages: found.totalPages })(args);
};

export async function loader({ request, params, context }: Route.LoaderArgs): Promise<CityData> {
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const page = getPageNumber(searchParams);
  const { data: city } = await rethrowNotFound(api.call(getCity, { params }));
  // Other spellings of a city lead to its one address.
  if (params.slug !== city.slug) throw redirect(`/city/${city.slug}`, 301);
  const { rotation } = parseFilters(searchParams, listCityProfiles.query.shape);
  const query = { page: String(page), ...(rotation && { rotation }) };
  const list = await api.call(listCityProfiles, { params, query });
  if (page > Math.max(1, list.meta.totalPages)) throw redirect(`/city/${city.slug}`);
  return {
    city: {
      ...city,
      newcomers: toCards(city.newcomers),
      arrivals: city.arrivals.map(toArrivingCard),
    },
    people: toCards(list.data),
    meta: list.meta,
  };
}

export default function CityRoute({ loaderData }: Route.ComponentProps) {
  return <CityPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ListFailure error={error} title="City" message="Failed to load this city" loading="Loading city..." />
  );
}
