import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { conversationsQuery } from "../queries.ts";
import { ConversationRow, type RowProps } from "./conversation-row.tsx";

/** Requests shown above the conversations; the rest is one tap away. */
const shown = 3;

interface RequestStripProps extends Omit<RowProps, "conversation" | "search" | "isOpen"> {
  /** Number of pending message requests. */
  count: number;
  openId: string | null;
  getSearch: (conversationId: string) => string;
  requestsSearch: string;
}

/** First messages from new people, above the conversations: no message may look missing. */
export function RequestStrip({ count, openId, getSearch, requestsSearch, ...row }: RequestStripProps) {
  const { data } = useInfiniteQuery(conversationsQuery({ view: "requests", q: "" }));
  const requests = (data?.pages[0]?.data ?? []).slice(0, shown);
  return (
    <section
      aria-labelledby="new-requests"
      className="overflow-hidden rounded-card border border-accent-soft bg-raised"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 pt-3 pb-1 sm:px-4">
        <h3 id="new-requests" className="font-serif font-semibold">
          {count === 1 ? "1 new request" : `${count > 99 ? "99+" : count} new requests`}
        </h3>
        <Link
          to={{ search: requestsSearch }}
          preventScrollReset
          className="inline-flex min-h-11 items-center text-small text-accent underline-offset-4 hover:underline"
        >
          {count === 1 ? "View request" : "View requests"}
        </Link>
        <p className="w-full text-small text-muted">
          First messages from new people. Accept or reply to start a conversation.
        </p>
      </header>
      <ul className="divide-y divide-line">
        {requests.map((request) => (
          <ConversationRow
            key={request._id}
            {...row}
            conversation={request}
            isOpen={request._id === openId}
            search={getSearch(request._id)}
          />
        ))}
      </ul>
    </section>
  );
}
