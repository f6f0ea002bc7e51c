import type { User } from "@vesper/contract/accounts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { ConversationRow } from "./conversation-row.tsx";
import type { Filters } from "./filters.ts";
import { NoConversations } from "./no-conversations.tsx";
import { conversationsQuery } from "../queries.ts";
import { useNow } from "../use-now.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const rows = 6;

interface ConversationListProps {
  user: User;
  filters: Filters;
  /** The address that opens a conversation. */
  searchOf: (conversationId: string) => string;
  /** The address that shows first contacts. */
  requestsSearch: string;
  onClearSearch: () => void;
}

export function ConversationList(props: ConversationListProps) {
  const { user, filters, searchOf, requestsSearch, onClearSearch } = props;
  const query = useInfiniteQuery(conversationsQuery(filters));
  const now = useNow();

  if (query.isLoadingError) {
    return (
      <LoadFailure
        message="Failed to load conversations"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <ConversationSkeleton />;
  // One that moves to the top while a page is on its way would be there twice.
  const all = new Map(query.data.pages.flatMap(({ data }) => data).map((one) => [one._id, one]));
  if (all.size === 0) {
    const requests = query.data.pages[0]?.meta.requests ?? 0;
    return <NoConversations {...{ filters, user, requests, requestsSearch, onClearSearch }} />;
  }
  return (
    <>
      <Card padding="none" aria-busy={query.isPlaceholderData || undefined} className="overflow-hidden">
        <ul className="divide-y divide-line">
          {[...all.values()].map((conversation) => (
            <ConversationRow
              key={conversation._id}
              conversation={conversation}
              userId={user._id}
              now={now}
              search={searchOf(conversation._id)}
            />
          ))}
        </ul>
      </Card>
      {query.hasNextPage && (
        <Button
          tone="outline"
          className="self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Load more
        </Button>
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className="text-center text-small text-danger">
          Failed to load more conversations. Please try again.
        </p>
      )}
    </>
  );
}

/** The list in outline. */
function ConversationSkeleton() {
  return (
    <Card padding="none" role="status" aria-label="Loading conversations..." className="divide-y divide-line">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex min-h-18 items-center gap-3 px-3 py-3 sm:px-4">
          <Skeleton className="size-11 shrink-0 rounded-control" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-3/4" />
          </div>
        </div>
      ))}
    </Card>
  );
}
