import { listByTag } from "@vesper/contract/profiles/directory";
import { listCategories, listTags } from "@vesper/contract/profiles/taxonomy";
import { data } from "react-router";
import { apiContext } from "#web/api/client.ts";
import { toCards } from "#web/features/profiles/cards/card-facts.ts";
import { toChips } from "#web/features/search/filters/chips.ts";
import { parseFilters } from "#web/features/search/filters/filters.ts";
import { searchTerms } from "#web/features/search/filters/labels.ts";
import { CategoryField } from "#web/features/search/filters/trait-fields.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import type { Route } from "./+types/tag.ts";
import { describeList } from "./describe-list.ts";
import { ListFailure } from "./list-failure.tsx";
import { isNotFound, rethrowNotFound } from "./not-found-errors.ts";
import { TermPage } from "./term-page.tsx";

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) {
    const title = isNotFound(args.error) ? "Tag not found" : "Tag";
    return describePage({ title, indexed: false })(args);
  }
  const { tag, filters, list } = args.loaderData;
  return describeList({
    name: tag.name,
    description: tag.description || `Companions tagged ${tag.name}.`,
    path: `/tag/${tag.slug}`,
    parent: { name: "Tag", path: "/tags" },
    filters,
    meta: list.meta,
  })(args);
};

export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { limit: _, ...called } = listByTag.query.shape;
  const filters = parseFilters(new URL(request.url).searchParams, { ...called, q: searchTerms });
  const [list, tags, categories] = await rethrowNotFound(
    Promise.all([
      api.call(listByTag, { params: { slug }, query: filters }),
      api.call(listTags),
      api.call(listCategories),
    ]),
  );
  const tag = tags.data.find((one) => one.slug === slug);
  if (!tag) throw data(null, { status: 404 });
  return {
    // Only what the page shows.
    tag: { slug, name: tag.name, description: tag.description },
    filters,
    list: { ...list, data: toCards(list.data) },
    categories: categories.data.map(({ slug, name }) => ({ slug, name })),
  };
}

export default function TagRoute({ loaderData }: Route.ComponentProps) {
  const { tag, filters, list, categories } = loaderData;
  return (
    <TermPage
      kind={{ label: "Tag", to: "/tags" }}
      name={tag.name}
      description={tag.description}
      filters={filters}
      chips={toChips(filters, (slug) => categories.find((one) => one.slug === slug)?.name ?? slug)}
      list={list}
      field={<CategoryField filters={filters} categories={categories} />}
      loading="Loading tag..."
      empty="No escort profiles found with this tag."
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} title="Tag" message="Failed to load tag" loading="Loading tag..." />;
}
