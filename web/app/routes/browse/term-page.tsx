import type { EndpointResponse } from "@vesper/contract/core/endpoint";
import type { listByCategory } from "@vesper/contract/profiles/directory";
import type { ReactNode } from "react";
import type { FilterChip } from "#web/features/search/filters/chips.ts";
import type { FoundCard } from "#web/features/profiles/cards/card-facts.ts";
import { Corrected } from "#web/features/search/filters/search-notes.tsx";
import type { Filters } from "#web/features/search/filters/filters.ts";
import { RateFields } from "#web/features/search/filters/rate-fields.tsx";
import { PriceFields } from "#web/features/search/filters/price-field.tsx";
import { AgeFields, GenderField, SearchTermField } from "#web/features/search/filters/trait-fields.tsx";
import { listSorts } from "#web/features/search/filters/sorts.ts";
import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import SearchX from "virtual:icons/search-x";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { BrowseColumns } from "./browse-columns.tsx";
import { ProfileResults } from "./profile-results.tsx";

interface TermPageProps {
  /** Label for the kind of term, and the page that lists all terms of that kind. */
  kind: { label: string; to: string };
  name: string;
  icon?: ReactNode;
  description: string;
  /** A related page, named under the description. */
  link?: { to: string; label: string } | undefined;
  filters: Filters;
  chips: readonly FilterChip[];
  list: Pick<EndpointResponse<typeof listByCategory>, "meta"> & { data: readonly FoundCard[] };
  /** The filter that only this kind of page has. */
  field: ReactNode;
  loading: string;
  empty: string;
}

/** Page that lists the profiles in a category or with a tag. */
export function TermPage(props: TermPageProps) {
  const { kind, name, icon, description, link, filters, chips, list, field, loading, empty } = props;
  return (
    <Page className="pt-4 sm:pt-6">
      <PageHeader
        className="mb-3! sm:mb-6!"
        eyebrow={<Breadcrumbs steps={[{ label: "Home", to: "/" }, kind]} current={name} />}
        title={
          <span className="flex items-center gap-3">
            {icon}
            <bdi>{name}</bdi>
          </span>
        }
        text={(description || link) && <Intro {...{ description, link }} />}
      />
      <BrowseColumns
        filters={filters}
        total={list.meta.total}
        fields={
          <>
            <SearchTermField filters={filters} />
            <GenderField filters={filters} />
            {field}
            <RateFields filters={filters} />
            <PriceFields filters={filters} />
            <AgeFields filters={filters} />
          </>
        }
      >
        <ProfileResults
          profiles={list.data}
          meta={list.meta}
          filters={filters}
          chips={chips}
          sorts={listSorts}
          loading={loading}
          note={
            list.meta.correctedTo && <Corrected asked={filters["q"] ?? ""} found={list.meta.correctedTo} />
          }
          empty={
            <EmptyState icon={<SearchX />} title={empty} action={{ to: "/", label: "Browse all profiles" }} />
          }
        />
      </BrowseColumns>
    </Page>
  );
}

const Intro = ({ description, link }: Pick<TermPageProps, "description" | "link">) => (
  <>
    {description && <bdi>{description}</bdi>} {link && <AccentLink to={link.to}>{link.label}</AccentLink>}
  </>
);
