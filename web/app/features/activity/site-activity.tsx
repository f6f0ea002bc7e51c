import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { ActivityRow, ActivitySkeleton } from "./activity-row.tsx";
import { omitRoutine, removeDuplicates, sentences } from "./sentences.ts";
import { siteActivityQuery } from "./queries.ts";
import type { SiteActivity as Entry } from "@vesper/contract/accounts/activity";

/** Recent activity on the site. */
export function SiteActivity() {
  return (
    <SectionCard title="Recent Activity">
      <SiteActivityList />
    </SectionCard>
  );
}

function SiteActivityList() {
  const query = useFilledActivity();

  if (query.isLoadingError) {
    return (
      <LoadFailure
        query={query}
        message="Failed to load recent activity"
        retryLabel="Retry"
        className="py-6"
      />
    );
  }
  if (!query.data) return <ActivitySkeleton />;

  const activities = omitRoutine(removeDuplicates(query.data.pages.flatMap((page) => page.data)));
  if (activities.length === 0 && !query.hasNextPage)
    return <p className="text-muted">No recent activity to display.</p>;
  return (
    <div className="flex flex-col gap-3">
      <ul className="divide-y divide-line">
        {activities.map((activity) => (
          <ActivityRow key={activity._id} activity={activity} now={new Date(query.dataUpdatedAt)}>
            <SitePerson activity={activity} /> {sentences[activity.kind].other}
          </ActivityRow>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          tone="outline"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          className="self-start"
        >
          Show more
        </Button>
      )}
    </div>
  );
}

/** Rows that the list shows before "Show more", as far as there are any. */
const minRows = 6;
const maxPages = 5;

/** Loads further pages while sign-ins, which are left out, leave too few rows. After a failure, "Show more" retries. */
export function useFilledActivity() {
  const query = useInfiniteQuery(siteActivityQuery);
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const pages = data?.pages ?? [];
  const isShort = pages.length < maxPages && omitRoutine(pages.flatMap((page) => page.data)).length < minRows;
  const isWanted = data !== undefined && isShort && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isWanted) void fetchNextPage();
  }, [isWanted, fetchNextPage]);
  return query;
}

/** Person an entry is about, with a link to their account. */
function SitePerson({ activity: { person } }: { activity: Entry }) {
  if (!person) return "Someone";
  return (
    <AccentLink to={`/admin/users/${person._id}`} className="font-medium">
      <bdi>{person.name}</bdi>
    </AccentLink>
  );
}
