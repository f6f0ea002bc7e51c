import { listTags } from "@vesper/contract/profiles/taxonomy";
import { apiContext } from "#web/api/client.ts";
import { TagList } from "#web/features/taxonomy/public/tag-list.tsx";
import { TermGridSkeleton } from "#web/features/taxonomy/public/term-list.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { RetriedFailure } from "#web/ui/feedback/load-failure.tsx";
import type { Route } from "./+types/tags.ts";
import { loadTermPeople } from "./load-term-people.ts";
import { skipRevalidationOnFilter } from "./skip-revalidation.ts";

export const meta: Route.MetaFunction = (args) =>
  describePage({
    title: "Tags",
    description:
      "Browse companions by personality, looks, languages and services: every tag, with the number of profiles for each.",
    indexed: args.location.search === "",
  })(args);

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { data: tags } = await api.call(listTags);
  const people = await loadTermPeople(api, "tags", tags);
  return { tags, people };
}

export const shouldRevalidate = skipRevalidationOnFilter;

export default function TagsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader title="Tags" text="Browse by personality, looks, languages and services." />
      <TagList {...loaderData} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <PageHeader title="Tags" />
      <RetriedFailure message="Failed to load tags" loading={<TermGridSkeleton label="Loading tags..." />} />
    </Page>
  );
}
