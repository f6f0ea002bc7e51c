import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { ActivityRow, ActivitySkeleton } from "./activity-row.tsx";
import { ownActivityQuery } from "./queries.ts";
import { sentences } from "./sentences.ts";

/** What happened to one's own account of late. */
export function OwnActivity() {
  return (
    <SectionCard title="Recent activity">
      <OwnActivityList />
    </SectionCard>
  );
}

function OwnActivityList() {
  const { data, dataUpdatedAt, isLoadingError, isFetching, refetch } = useQuery(ownActivityQuery);

  if (isLoadingError) {
    return (
      <LoadFailure
        message="Failed to load your activity"
        retrying={isFetching}
        onRetry={() => void refetch()}
        className="py-6"
      />
    );
  }
  if (!data) return <ActivitySkeleton />;
  if (data.length === 0) return <p className="text-muted">No recent activity</p>;
  return (
    <ul className="divide-y divide-line">
      {data.map((activity) => (
        <ActivityRow key={activity._id} activity={activity} now={new Date(dataUpdatedAt)}>
          You {sentences[activity.kind].own}
        </ActivityRow>
      ))}
    </ul>
  );
}
