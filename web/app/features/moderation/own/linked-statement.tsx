import { useQuery, useQueryClient } from "@tanstack/react-query";
import { submitAppealByLink } from "@vesper/contract/moderation/appeals";
import { getErrorMessage } from "#web/api/error-message.ts";
import { api } from "#web/session/api.ts";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { StatementCard, StatementSkeleton } from "./statement-card.tsx";
import { linkedStatementQuery } from "./queries.ts";

/** Statement of reasons for a person who can no longer sign in, opened by a mailed link. */
export function LinkedStatement({ token }: { token: string }) {
  const queries = useQueryClient();
  const options = linkedStatementQuery(token);
  const query = useQuery(options);
  const { data, error } = query;
  if (error && !data) {
    return <LoadFailure query={query} message={getErrorMessage(error, "Failed to load the decision")} />;
  }
  if (!data) return <StatementSkeleton />;
  return (
    <StatementCard
      statement={data}
      now={new Date(query.dataUpdatedAt)}
      sendAppeal={async (text) => (await api.call(submitAppealByLink, { body: { token, text } })).data}
      onAppealed={(statement) => queries.setQueryData(options.queryKey, statement)}
    />
  );
}
