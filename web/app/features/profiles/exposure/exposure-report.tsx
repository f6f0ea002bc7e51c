import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { User } from "@vesper/contract/accounts/accounts";
import type { ExposureReport as Report } from "@vesper/contract/profiles/exposure";
import { useSearchParams } from "react-router";
import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import { DayTable } from "#web/ui/data/bar-chart.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import Telescope from "virtual:icons/telescope";
import { formatCount } from "../statistics/measures.ts";
import { parseRange, RangeChips } from "../statistics/range-chips.tsx";
import { Advice } from "./advice-list.tsx";
import { Comparison } from "./comparison.tsx";
import { exposureQuery } from "./queries.ts";
import { ListCard, PlaceCard, ShownCard, WhyCard } from "./reasons.tsx";
import { describeComparables, describeDay, formatPlaceRange } from "./texts.ts";

type Day = Report["days"][number];

const columns = [
  { label: "Shown", getCell: ({ shown }: Day) => formatCount(shown) },
  { label: "Median place", getCell: ({ place }: Day) => (place ? formatPlaceRange(place) : "–") },
  { label: "Opened", getCell: ({ opened }: Day) => formatCount(opened) },
  { label: "Contacted", getCell: ({ contacted }: Day) => formatCount(contacted) },
  { label: "Notes", getCell: describeDay },
];

/** Exposure of a profile against that of similar ones, with the reasons and what would change it. */
export function ExposureReport({ user }: { user: Pick<User, "isEmailVerified"> }) {
  const [params] = useSearchParams();
  const range = parseRange(params);
  const query = useQuery({ ...exposureQuery(range), placeholderData: keepPreviousData });
  const { data: report, isLoadingError, isPlaceholderData } = query;

  if (isLoadingError) {
    return <LoadFailure message="Failed to load your exposure report" retryLabel="Try Again" query={query} />;
  }
  if (report === null) return <NoReport />;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <p className="max-w-prose text-small text-muted">
          {report ? describeComparables(report) : "Loading your report..."} Days are in UTC and end yesterday.{" "}
          <AccentLink to="/how-we-rank">How we rank</AccentLink>
        </p>
        <RangeChips range={range} />
      </header>
      {report ? (
        <div
          aria-busy={isPlaceholderData}
          className="flex flex-col gap-6 transition-opacity aria-busy:opacity-55"
        >
          <Comparison report={report} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="flex flex-col gap-6">
              <ShownCard report={report} />
              <ListCard report={report} />
            </div>
            <div className="flex flex-col gap-6">
              <PlaceCard report={report} />
              <WhyCard report={report} />
            </div>
          </div>
          <Advice report={report} user={user} />
          {report.days.length > 0 && (
            <DayTable label="Exposure by day" days={report.days} columns={columns} />
          )}
        </div>
      ) : (
        <ReportSkeleton />
      )}
    </div>
  );
}

function ReportSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-4">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-40 rounded-card" />
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-64 rounded-card" />
        ))}
      </div>
    </div>
  );
}

function NoReport() {
  return (
    <EmptyState
      icon={<Telescope />}
      title="No report yet"
      text="Create your profile to get started. You’ll see here how often and where visitors see it."
      action={{ to: "/supplier/profile", label: "Create your profile" }}
    />
  );
}
