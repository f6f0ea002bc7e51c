import type { User } from "@vesper/contract/accounts/accounts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "#web/ui/actions/button.tsx";
import Inbox from "virtual:icons/inbox";
import MessageCircle from "virtual:icons/message-circle";
import Search from "virtual:icons/search";
import { Card } from "#web/ui/layout/card.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { ConversationRow } from "./conversation-row.tsx";
import { RequestStrip } from "./request-strip.tsx";
import { conversationsQuery, type Filters } from "../queries.ts";
import { useNow } from "../use-now.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { isSupplier } from "@vesper/contract/accounts/role-checks";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

const rows = 6;

const firstSteps = {
  supplier: {
    text: "Visitors write to you from your profile, so make sure it is public and accepts messages.",
    action: { to: "/supplier/profile", label: "Profile Management" },
  },
  member: {
    text: "Choose “Send Message” on the profile of someone you’d like to meet.",
    action: { to: "/search", label: "Browse profiles" },
  },
};

type ConversationsQuery = ReturnType<typeof useConversations>;
const useConversations = (filters: Filters) => useInfiniteQuery(conversationsQuery(filters));

interface ConversationListProps {
  user: User;
  filters: Filters;
  /** Conversation that is open; null if none is. */
  openId: string | null;
  /** Returns the URL query that opens a conversation. */
  getSearch: (conversationId: string) => string;
  /** URL query that shows message requests. */
  requestsSearch: string;
  onClearSearch: () => void;
}

export function ConversationList(props: ConversationListProps) {
  const { user, filters, openId, getSearch, requestsSearch, onClearSearch } = props;
  const query = useConversations(filters);
  const now = useNow();

  if (query.isLoadingError) return <LoadFailure message="Failed to load your conversations" query={query} />;
  if (!query.data) return <ConversationSkeleton />;
  // Deduplicate by id: a conversation that moves to the top while a page loads would appear twice.
  const all = new Map(query.data.pages.flatMap(({ data }) => data).map((one) => [one._id, one]));
  const requests = query.data.pages[0]?.meta.requests ?? 0;
  const hasStrip = requests > 0 && filters.view === "conversations" && !filters.q;
  const row = { userId: user._id, now };
  return (
    <>
      {hasStrip && <RequestStrip {...{ ...row, openId, getSearch, requestsSearch }} count={requests} />}
      {all.size === 0 && !hasStrip && <NoConversations {...{ filters, user, onClearSearch }} />}
      {all.size > 0 && (
        <ul
          aria-busy={query.isPlaceholderData || undefined}
          className="divide-y divide-line overflow-hidden max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface lg:-mx-4 lg:border-y lg:border-line"
        >
          {[...all.values()].map((conversation) => (
            <ConversationRow
              key={conversation._id}
              {...row}
              conversation={conversation}
              isOpen={conversation._id === openId}
              search={getSearch(conversation._id)}
            />
          ))}
        </ul>
      )}
      <MoreConversations query={query} />
    </>
  );
}

/** Loads the next page on demand. */
function MoreConversations({ query }: { query: ConversationsQuery }) {
  return (
    <>
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

interface NoConversationsProps {
  filters: Filters;
  user: User;
  onClearSearch: () => void;
}

/** Empty list: explains why it is empty and what to do next. */
function NoConversations({ filters, user, onClearSearch }: NoConversationsProps) {
  if (filters.q) {
    return (
      <EmptyState
        level={3}
        icon={<Search />}
        title="No one by that name"
        text="You can search for people you’ve already talked to."
        action={{ label: "Clear search", onAction: onClearSearch }}
      />
    );
  }
  if (filters.view === "requests") {
    return (
      <EmptyState
        level={3}
        icon={<Inbox />}
        title="No requests"
        text="First messages from new people wait here until you accept, reply or decline."
      />
    );
  }
  const first = firstSteps[isSupplier(user.roles) ? "supplier" : "member"];
  return <EmptyState level={3} icon={<MessageCircle />} title="No conversations yet" {...first} />;
}
