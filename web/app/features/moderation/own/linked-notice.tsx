import { useQuery, useQueryClient } from "@tanstack/react-query";
import { appealByLink } from "@vesper/contract/moderation/appeals";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { NoticeCard, NoticeSkeleton } from "./notice-card.tsx";
import { linkedNoticeQuery } from "./queries.ts";

/** The decision for somebody who cannot sign in any more. */
export function LinkedNotice({ token }: { token: string }) {
  const queries = useQueryClient();
  const options = linkedNoticeQuery(token);
  const query = useQuery(options);
  const { data, error } = query;
  if (error && !data) {
    return <LoadFailure query={query} message={messageOf(error, "Failed to load the decision")} />;
  }
  if (!data) return <NoticeSkeleton />;
  return (
    <NoticeCard
      notice={data}
      now={new Date(query.dataUpdatedAt)}
      sendAppeal={async (text) => (await api.call(appealByLink, { body: { token, text } })).data}
      onAppealed={(notice) => queries.setQueryData(options.queryKey, notice)}
    />
  );
}
