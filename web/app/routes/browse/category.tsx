import { listByCategory } from "@vesper/contract/directory";
import { listCategories } from "@vesper/contract/taxonomy";
import { SearchX } from "lucide-react";
import { data } from "react-router";
import { apiContext } from "#web/api/client.ts";
import { chipsOf } from "#web/features/browse/chips.ts";
import { filtersOf } from "#web/features/browse/filters.ts";
import {
  AgeFields,
  GenderField,
  PlaceField,
  PriceFields,
  WordsField,
} from "#web/features/browse/trait-fields.tsx";
import { directions, listSorts } from "#web/features/browse/words.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { Breadcrumbs } from "#web/ui/breadcrumbs.tsx";
import { CategoryIcon } from "#web/ui/category-icon.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import type { Route } from "./+types/category.ts";
import { BrowseColumns } from "./browse-columns.tsx";
import { describeList } from "./describe-list.ts";
import { ListFailure } from "./list-failure.tsx";
import { orNotFound } from "./or-not-found.ts";
import { ProfileResults } from "./profile-results.tsx";

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return describePage({ title: "Category", indexed: false })(args);
  const { category, filters, list } = args.loaderData;
  return describeList({
    name: category.name,
    description: category.description || `Companions in the category ${category.name}.`,
    path: `/category/${category.slug}`,
    parent: { name: "Category", path: "/categories" },
    filters,
    meta: list.meta,
  })(args);
};

export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { limit: _, ...schemas } = listByCategory.query.shape;
  const filters = filtersOf(new URL(request.url).searchParams, schemas);
  const [list, categories] = await orNotFound(
    Promise.all([api.call(listByCategory, { params: { slug }, query: filters }), api.call(listCategories)]),
  );
  const category = categories.data.find((one) => one.slug === slug);
  if (!category) throw data(null, { status: 404 });
  return { category, filters, list };
}

export default function CategoryRoute({ loaderData: { category, filters, list } }: Route.ComponentProps) {
  return (
    <Page className="pt-4 sm:pt-6">
      <PageHeader
        eyebrow={
          <Breadcrumbs
            steps={[
              { label: "Home", to: "/" },
              { label: "Category", to: "/categories" },
            ]}
            current={category.name}
          />
        }
        title={
          <span className="flex items-center gap-3">
            <CategoryIcon icon={category.icon} />
            <bdi>{category.name}</bdi>
          </span>
        }
        text={<bdi>{category.description}</bdi>}
      />
      <BrowseColumns
        filters={filters}
        total={list.meta.total}
        fields={
          <>
            <WordsField filters={filters} />
            <GenderField filters={filters} />
            <PlaceField filters={filters} />
            <PriceFields filters={filters} />
            <AgeFields filters={filters} />
          </>
        }
      >
        <ProfileResults
          profiles={list.data}
          meta={list.meta}
          filters={filters}
          chips={chipsOf(filters)}
          sorts={listSorts}
          directions={directions}
          loading="Loading category..."
          empty={
            <EmptyState
              icon={<SearchX />}
              title="No escort profiles found in this category."
              action={{ to: "/", label: "Browse all profiles" }}
            />
          }
        />
      </BrowseColumns>
    </Page>
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
