import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { User } from "@vesper/contract/accounts/accounts";
import { type Conversation, listConversations } from "@vesper/contract/chat/chat";
import { toConversationPath } from "@vesper/contract/chat/conversation-path";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { combineCleanups, isConnected, subscribe, subscribeToConnection } from "#web/realtime/connection.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { TabCount } from "#web/ui/layout/tab-count.tsx";
import { formatShortTime, formerMember } from "../labels.ts";
import { OnlineMark } from "../online-mark.tsx";
import { findOtherParticipant } from "../target.ts";
import { findLast, getWaiting, type Latest, shownCount } from "./latest.ts";

const latestQuery = queryOptions({
  queryKey: ["latest-conversations"],
  queryFn: async (): Promise<Latest> => {
    const [conversations, requests] = await Promise.all([
      api.call(listConversations, { query: { requests: "false" } }),
      api.call(listConversations, { query: { requests: "true" } }),
    ]);
    return { conversations: conversations.data, requests: requests.data };
  },
});

function useLatest() {
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => void client.invalidateQueries(latestQuery);
    return combineCleanups(
      subscribe("conversation_updated", refetch),
      // Events before the connection are lost.
      subscribeToConnection(() => void (isConnected() && refetch())),
    );
  }, [client]);
  return useQuery(latestQuery);
}

interface LatestMessagesProps {
  user: User;
  /** Path of all messages. */
  allAt: string;
  /** Shown if there is no conversation at all; without it, the section then renders nothing. */
  empty?: ReactNode;
}

/** People who wait for an answer, with the first line; otherwise the conversation to continue. */
export function LatestMessages({ user, allAt, empty }: LatestMessagesProps) {
  const query = useLatest();
  const { data, dataUpdatedAt, isLoadingError } = query;
  if (isLoadingError) {
    return (
      <SectionCard title="Messages">
        <LoadFailure message="Failed to load your messages" query={query} className="py-6" />
      </SectionCard>
    );
  }
  if (!data) return <MessagesSkeleton />;

  const waiting = getWaiting(data);
  const last = findLast(data);
  const shown = waiting.length > 0 ? waiting.slice(0, shownCount) : last ? [last] : [];
  if (shown.length === 0) return empty ? <SectionCard title="Messages">{empty}</SectionCard> : null;
  return (
    <SectionCard
      title={waiting.length > 0 ? "Waiting for your answer" : "Continue where you were"}
      hasShortAction
      actions={
        <Button tone="quiet" size="small" className="-mr-3.5" render={<Link to={allAt} />}>
          {waiting.length > shownCount ? `See all ${waiting.length}` : "All messages"}
        </Button>
      }
    >
      <ul className="-mx-2 -my-2 flex flex-col">
        {shown.map((conversation) => (
          <MessageRow
            key={conversation._id}
            conversation={conversation}
            user={user}
            now={new Date(dataUpdatedAt)}
          />
        ))}
      </ul>
    </SectionCard>
  );
}

interface MessageRowProps {
  conversation: Conversation;
  user: User;
  now: Date;
}

function MessageRow({ conversation, user, now }: MessageRowProps) {
  const { _id, lastMessage, unreadCount, isRequest, updatedAt } = conversation;
  const other = findOtherParticipant(conversation, user._id);
  const name = other?.name ?? formerMember;
  return (
    <li>
      <Link
        to={toConversationPath(user.roles, _id)}
        className="flex min-h-16 items-center gap-3 rounded-inner px-2 py-2 hover:bg-hover"
      >
        <Avatar name={name} src={other?.avatar} />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex items-center gap-x-2.5">
            <bdi className="min-w-0 truncate font-semibold">{name}</bdi>
            {other && <OnlineMark userId={other._id} short />}
            {isRequest && <Badge tone="gold">Request</Badge>}
            <time dateTime={updatedAt} className="ml-auto shrink-0 text-caption text-muted tabular-nums">
              {formatShortTime(lastMessage?.createdAt ?? updatedAt, now)}
            </time>
          </span>
          <span className="flex items-center gap-3">
            <span className="line-clamp-1 min-w-0 flex-1 text-small text-muted">
              {lastMessage?.sender?._id === user._id && "You: "}
              <bdi>{lastMessage?.isRemoved ? "This message was removed." : lastMessage?.content}</bdi>
            </span>
            {unreadCount > 0 && <span className="sr-only">, unread messages: </span>}
            <TabCount count={unreadCount} />
          </span>
        </span>
      </Link>
    </li>
  );
}

function MessagesSkeleton() {
  return (
    <SectionCard title="Messages">
      <div role="status" aria-label="Loading conversations..." className="flex items-center gap-3">
        <Skeleton className="size-11 shrink-0 rounded-control" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      </div>
    </SectionCard>
  );
}
