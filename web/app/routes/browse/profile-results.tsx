import type { PageMeta } from "@vesper/contract/core/envelope";
import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import type { FilterChip } from "#web/features/search/filters/chips.ts";
import { FilterChips, ResultCount, ResultsBar, SortMenu } from "#web/features/search/filters/results-bar.tsx";
import type { SortOption } from "#web/features/search/filters/sorts.ts";
import { FilterButton } from "#web/features/search/filters/filter-panel.tsx";
import { type Filters, withFilters } from "#web/features/search/filters/filters.ts";
import type { FoundCard } from "#web/features/profiles/cards/card-facts.ts";
import { MatchedRates } from "#web/features/profiles/cards/matched-rate.tsx";
import { ProfileGrid } from "#web/features/profiles/cards/profile-grid.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RotatedPager } from "#web/features/profiles/cards/rotated-pager.tsx";

interface ProfileResultsProps {
  profiles: readonly FoundCard[];
  meta: PageMeta & { rotation?: string | undefined };
  filters: Filters;
  chips: readonly FilterChip[];
  /** Orders that the bar above the list offers. The search page has a bar of its own. */
  sorts?: readonly SortOption[];
  /** Status text while new results load. */
  loading: string;
  /** Shown if there are no results. */
  empty: ReactNode;
  /** Shown above the cards, for example a spelling correction. */
  note?: ReactNode;
  areResults?: boolean;
}

/** Numbered pages of profiles, with the active filters above. */
export function ProfileResults(props: ProfileResultsProps) {
  const { profiles, meta, filters, chips, sorts, note } = props;
  const { pathname } = useLocation();
  const busy = useNavigation().location?.pathname === pathname;
  const count = (
    <ResultCount total={meta.total} loading={busy && props.loading} className={sorts && "mr-auto"} />
  );
  return (
    <section aria-labelledby="results" className="flex min-w-0 flex-col gap-2 lg:gap-4">
      <h2 id="results" className="sr-only">
        Profiles
      </h2>
      {sorts && (
        <ResultsBar>
          {count}
          <FilterButton count={chips.length} />
          <SortMenu filters={filters} sorts={sorts} />
        </ResultsBar>
      )}
      <FilterChips chips={chips} before={!sorts && count} />
      {note}
      {profiles.length > 0 ? (
        <MatchedRates>
          <ProfileGrid
            profiles={profiles}
            start={(meta.page - 1) * meta.limit}
            width="beside"
            isFirstInSight
            areResults={props.areResults}
            busy={busy}
          />
        </MatchedRates>
      ) : (
        <EmptyResultPage meta={meta} filters={filters} empty={props.empty} />
      )}
      <div className="pt-4">{meta.page <= meta.totalPages && <RotatedPager meta={meta} />}</div>
    </section>
  );
}

function EmptyResultPage({ meta, filters, empty }: Pick<ProfileResultsProps, "meta" | "filters" | "empty">) {
  const { pathname } = useLocation();
  if (meta.total === 0) return empty;
  const first = withFilters(filters, {});
  return (
    <EmptyState
      title="No profiles on this page"
      text={`This list has ${meta.totalPages} ${meta.totalPages === 1 ? "page" : "pages"}.`}
      action={{ to: first ? `${pathname}?${first}` : pathname, label: "Go to page 1" }}
    />
  );
}
