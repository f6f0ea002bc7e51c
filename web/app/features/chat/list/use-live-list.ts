import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isConnected, subscribe, subscribeToConnection, combineCleanups } from "#web/realtime/connection.ts";
import { conversationsKey, conversationsQuery, type Filters } from "../queries.ts";
import type { Conversation } from "@vesper/contract/chat/chat";

const newestFirst = (a: Conversation, b: Conversation) => b.updatedAt.localeCompare(a.updatedAt);

/** Keeps the list up to date with live events. */
export function useLiveList({ q, view }: Filters) {
  const client = useQueryClient();

  useEffect(() => {
    const { queryKey } = conversationsQuery({ q, view });
    const refetch = () => void client.invalidateQueries({ queryKey: conversationsKey });
    return combineCleanups(
      subscribeToConnection(() => void (isConnected() && refetch())),
      subscribe("conversation_updated", (next) => {
        const before = client.getQueryData(queryKey);
        const pages = before && applyUpdate(before.pages, next);
        if (pages) client.setQueryData(queryKey, { ...before, pages });
        else refetch();
      }),
    );
  }, [client, q, view]);
}

/** Keeps the newest message: the answer to a read receipt may have been prepared before that message. */
function keepNewestMessage(before: Conversation, next: Conversation): Conversation {
  const { lastMessage, updatedAt } = before;
  const isStale = (lastMessage?.sequence ?? 0) > (next.lastMessage?.sequence ?? 0);
  return isStale ? { ...next, lastMessage, updatedAt } : next;
}

interface ConversationPage {
  data: Conversation[];
  meta: { hasMore: boolean; requests: number };
}

/**
 * Applies an update of one conversation to the loaded pages, newest first. Returns undefined if the conversation is
 * not on these pages or no longer belongs there; the caller then has to refetch the list.
 */
export function applyUpdate<Page extends ConversationPage>(
  pages: readonly Page[],
  next: Conversation,
): Page[] | undefined {
  const before = pages.flatMap(({ data }) => data).find(({ _id }) => _id === next._id);
  if (!before || before.isRequest !== next.isRequest) return undefined;
  const all = pages
    .flatMap(({ data }) => data)
    .map((one) => (one._id === next._id ? keepNewestMessage(one, next) : one))
    .toSorted(newestFirst);
  let start = 0;
  return pages.map((page) => ({ ...page, data: all.slice(start, (start += page.data.length)) }));
}
