import { useQuery, useQueryClient } from "@tanstack/react-query";
import { submitAppeal } from "@vesper/contract/moderation/appeals";
import { useSearchParams } from "react-router";
import { api } from "#web/session/api.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";
import { Pager } from "#web/ui/data/pager.tsx";
import Scale from "virtual:icons/scale";
import { StatementCard, StatementSkeleton } from "./statement-card.tsx";
import { statementsQuery } from "./queries.ts";

/** All restrictions on this member, each with its statement of reasons. */
export function StatementList() {
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const query = useQuery(statementsQuery(getPageNumber(params)));

  if (query.isError) {
    return <LoadFailure query={query} message="Failed to load decisions about your account" />;
  }
  if (!query.data) return <StatementSkeleton />;
  const { data: statements, meta } = query.data;
  if (statements.length === 0) {
    return (
      <EmptyState
        icon={<Scale />}
        title="No decisions"
        text="If we restrict your account or anything you’ve published, we’ll explain why here."
      />
    );
  }
  return (
    <div aria-busy={query.isPlaceholderData || undefined} className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {statements.map((statement) => (
          <li key={statement._id}>
            <StatementCard
              statement={statement}
              now={new Date(query.dataUpdatedAt)}
              sendAppeal={async (text) =>
                (await api.call(submitAppeal, { params: { id: statement._id }, body: { text } })).data
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
