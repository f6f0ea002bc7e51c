import type { PageMeta } from "@vesper/contract/core/envelope";
import type { Filters } from "#web/features/search/filters/filters.ts";
import { getBreadcrumbFacts } from "#web/shell/breadcrumb-facts.ts";
import { describePage } from "#web/shell/describe-page.ts";

interface ListPage {
  name: string;
  description: string;
  path: string;
  parent: { name: string; path: string };
  filters: Filters;
  meta: PageMeta;
}

/** Returns the metadata for a category or tag page. Unfiltered pages are indexed, filtered ones are not. */
export function describeList({ name, description, path, parent, filters, meta }: ListPage) {
  const isPlain = Object.keys(filters).every((filter) => filter === "page");
  const isLater = meta.page > 1;
  return describePage({
    title: isLater ? `${name}, page ${meta.page}` : name,
    description,
    indexed: isPlain && meta.page <= Math.max(1, meta.totalPages),
    query: isLater ? `page=${meta.page}` : undefined,
    facts: (absolute) => [
      getBreadcrumbFacts([{ name: "Home", path: "/" }, parent, { name, path }], absolute),
    ],
  });
}
