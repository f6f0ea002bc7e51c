import { useQuery, useQueryClient } from "@tanstack/react-query";
import { appeal } from "@vesper/contract/moderation/appeals";
import { Scale } from "lucide-react";
import { useSearchParams } from "react-router";
import { api } from "#web/session/api.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { pageOf } from "#web/ui/data/page-numbers.ts";
import { Pager } from "#web/ui/data/pager.tsx";
import { NoticeCard, NoticeSkeleton } from "./notice-card.tsx";
import { noticesQuery } from "./queries.ts";

/** Every decision that took something from this person, explained. */
export function NoticeList() {
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const query = useQuery(noticesQuery(pageOf(params)));

  if (query.isError) {
    return <LoadFailure query={query} message="Failed to load your notices" />;
  }
  if (!query.data) return <NoticeSkeleton />;
  const { data: notices, meta } = query.data;
  if (notices.length === 0) {
    return (
      <EmptyState
        icon={<Scale />}
        title="No notices"
        text="Decisions that restrict something of yours would be explained here."
      />
    );
  }
  return (
    <div aria-busy={query.isPlaceholderData || undefined} className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {notices.map((notice) => (
          <li key={notice._id}>
            <NoticeCard
              notice={notice}
              now={new Date(query.dataUpdatedAt)}
              sendAppeal={async (text) =>
                (await api.call(appeal, { params: { id: notice._id }, body: { text } })).data
              }
              onAppealed={() => void queries.invalidateQueries({ queryKey: ["notices"] })}
            />
          </li>
        ))}
      </ul>
      {meta.totalPages > 1 && (
        <Pager page={meta.page} totalPages={meta.totalPages} total={meta.total} perPage={meta.limit} />
      )}
    </div>
  );
}
