import { useQuery } from "@tanstack/react-query";
import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import { insertName } from "#web/ui/data/insert-name.tsx";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { ActivityRow, ActivitySkeleton } from "./activity-row.tsx";
import { ownActivityQuery } from "./queries.ts";
import type { OwnEntry } from "./own-entries.ts";
import { sentences, sentencesAbout } from "./sentences.ts";

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
      {(entries) =>
        entries.length === 0 ? (
          <p className="text-muted">No recent activity</p>
        ) : (
          <ul className="divide-y divide-line">
            {entries.map((entry) => (
              <ActivityRow
                key={entry.activity._id}
                activity={entry.activity}
                now={new Date(query.dataUpdatedAt)}
              >
                You <OwnSentence entry={entry} />
              </ActivityRow>
            ))}
          </ul>
        )
      }
    </LoadedSection>
  );
}

/** Names what the entry is about, with a link to it. */
function OwnSentence({ entry: { activity, topic } }: { entry: OwnEntry }) {
  const pattern = sentencesAbout[activity.kind];
  if (!topic || !pattern) return sentences[activity.kind].own;
  return insertName(pattern, <AccentLink to={topic.path}>{topic.name}</AccentLink>);
}
