import { listCategories } from "@vesper/contract/profiles/taxonomy";
import { apiContext } from "#web/api/client.ts";
import { CategoryList } from "#web/features/taxonomy/public/category-list.tsx";
import { TermGridSkeleton } from "#web/features/taxonomy/public/term-list.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { RetriedFailure } from "#web/ui/feedback/load-failure.tsx";
import type { Route } from "./+types/categories.ts";
import { loadTermPeople } from "./load-term-people.ts";
import { skipRevalidationOnFilter } from "./skip-revalidation.ts";

export const meta: Route.MetaFunction = (args) =>
  describePage({
    title: "Categories",
    description:
      "Browse companions by what they offer and where they are: every category, with the number of profiles in each.",
    indexed: args.location.search === "",
  })(args);

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { data: categories } = await api.call(listCategories);
  const people = await loadTermPeople(api, "categories", categories);
  return { categories, people };
}

export const shouldRevalidate = skipRevalidationOnFilter;

export default function CategoriesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader title="Categories" text="Browse by what companions offer and where they are." />
      <CategoryList {...loaderData} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <PageHeader title="Categories" />
      <RetriedFailure
        message="Failed to load categories"
        loading={<TermGridSkeleton label="Loading categories..." />}
      />
    </Page>
  );
}
