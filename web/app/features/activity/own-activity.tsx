import { useQuery } from "@tanstack/react-query";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { ActivityRow, ActivitySkeleton } from "./activity-row.tsx";
import { ownActivityQuery } from "./queries.ts";
import { sentences } from "./sentences.ts";

/** Recent activity in the user's own account. */
export function OwnActivity() {
  const query = useQuery(ownActivityQuery);
  return (
    <LoadedSection
      title="Recent activity"
      query={query}
      failure="Failed to load your activity"
      retryLabel="Try Again"
      skeleton={<ActivitySkeleton />}
    >
      {(activities) =>
        activities.length === 0 ? (
          <p className="text-muted">No recent activity</p>
        ) : (
          <ul className="divide-y divide-line">
            {activities.map((activity) => (
              <ActivityRow key={activity._id} activity={activity} now={new Date(query.dataUpdatedAt)}>
                You {sentences[activity.kind].own}
              </ActivityRow>
            ))}
          </ul>
        )
      }
    </LoadedSection>
  );
}
