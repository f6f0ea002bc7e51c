import { listByCategory } from "@vesper/contract/profiles/directory";
import { listCities } from "@vesper/contract/profiles/cities";
import { toSlug } from "@vesper/contract/core/slug";
import { listCategories } from "@vesper/contract/profiles/taxonomy";
import { data } from "react-router";
import { apiContext } from "#web/api/client.ts";
import { toCards } from "#web/features/profiles/cards/card-facts.ts";
import { toChips } from "#web/features/search/filters/chips.ts";
import { parseFilters } from "#web/features/search/filters/filters.ts";
import { searchTerms } from "#web/features/search/filters/labels.ts";
import { PlaceField } from "#web/features/search/filters/trait-fields.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { CategoryIcon } from "#web/features/taxonomy/public/category-icon.tsx";
import type { Route } from "./+types/category.ts";
import { describeList } from "./describe-list.ts";
import { ListFailure } from "./list-failure.tsx";
import { isNotFound, rethrowNotFound } from "./not-found-errors.ts";
import { TermPage } from "./term-page.tsx";

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) {
    const title = isNotFound(args.error) ? "Category not found" : "Category";
    return describePage({ title, indexed: false })(args);
  }
  const { category, filters, list } = args.loaderData;
  return describeList({
    name: category.name,
    description: category.description || `Companions in the ${category.name} category.`,
    path: `/category/${category.slug}`,
    parent: { name: "Category", path: "/categories" },
    filters,
    meta: list.meta,
  })(args);
};

export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { limit: _, ...called } = listByCategory.query.shape;
  const filters = parseFilters(new URL(request.url).searchParams, { ...called, q: searchTerms });
  const [list, categories, cities] = await rethrowNotFound(
    Promise.all([
      api.call(listByCategory, { params: { slug }, query: filters }),
      api.call(listCategories),
      // Only for a link: the page works without it.
      api.call(listCities).catch(() => ({ data: [] })),
    ]),
  );
  const category = categories.data.find((one) => one.slug === slug);
  if (!category) throw data(null, { status: 404 });
  const city = category.type === "location" ? findCitySlug(category, cities.data) : undefined;
  const { name, description, type } = category;
  return {
    // Only what the page shows.
    category: { slug, name, description, type },
    city,
    filters,
    list: { ...list, data: toCards(list.data) },
  };
}

/** The list of cities begins with the largest, which is the one that a location category means. */
const findCitySlug = ({ name }: { name: string }, cities: readonly { slug: string }[]) =>
  cities.find(({ slug }) => slug === toSlug(name) || slug === `${toSlug(name)}-city`)?.slug;

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const { category, city, filters, list } = loaderData;
  return (
    <TermPage
      kind={{ label: "Category", to: "/categories" }}
      name={category.name}
      icon={<CategoryIcon category={category} />}
      description={category.description}
      link={
        city ? { to: `/city/${city}`, label: `Who is new in ${category.name}, and who is coming` } : undefined
      }
      filters={filters}
      chips={toChips(filters)}
      list={list}
      field={<PlaceField filters={filters} />}
      loading="Loading category..."
      empty="No escort profiles found in this category."
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ListFailure
      error={error}
      title="Category"
      message="Failed to load category"
      loading="Loading category..."
    />
  );
}
