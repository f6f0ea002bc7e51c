import SearchX from "virtual:icons/search-x";
import { Card } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { SkeletonText } from "#web/ui/feedback/skeleton-text.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { LossBanner } from "#web/shell/navigation/loss-banner.tsx";
import { Exhibit } from "./exhibit.tsx";

export function States() {
  return (
    <Exhibit title="States">
      <div className="grid gap-6 md:grid-cols-2">
        <Card className="grid grid-cols-2 gap-4">
          <Skeleton className="aspect-3/4 rounded-card" />
          <div className="flex flex-col gap-4">
            <Skeleton className="h-6 w-2/3" />
            <SkeletonText lines={4} />
          </div>
        </Card>
        <Card className="flex flex-col justify-center gap-6">
          <ProgressBar label="Uploading" value={0.42} valueText="5 of 12 files" />
          <ProgressBar label="Exporting your data" value={0.8} />
          <ProgressBar label="Preparing" />
          <Spinner label="Loading" className="text-accent" />
        </Card>
        <Card>
          <EmptyState
            icon={<SearchX />}
            title="No escort profiles found"
            text="Try fewer filters, or search a nearby city."
            action={{ to: "/", label: "Browse all profiles" }}
            level={3}
          />
        </Card>
        <Card>
          <LoadFailure message="Failed to load search results" onRetry={() => {}} />
        </Card>
        <Card padding="none" className="overflow-hidden md:col-span-2">
          <div aria-hidden className="navigation-line h-0.5 origin-left bg-accent" />
          <LossBanner state="offline" onRetry={() => {}} />
          <LossBanner state="unreachable" />
        </Card>
      </div>
    </Exhibit>
  );
}
