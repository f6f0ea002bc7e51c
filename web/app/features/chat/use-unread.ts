import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Unread } from "@vesper/contract/chat/chat";
import { useEffect } from "react";
import { subscribe, combineCleanups } from "#web/realtime/connection.ts";
import { unreadQuery } from "./queries.ts";

/** Returns the unread counts with the count for one conversation replaced. */
function withCount(unread: Unread, conversationId: string, unreadCount: number): Unread {
  const others = unread.conversations.filter((one) => one.conversationId !== conversationId);
  const conversations = unreadCount > 0 ? [...others, { conversationId, unreadCount }] : others;
  return {
    ...unread,
    conversations,
    total: conversations.reduce((sum, one) => sum + one.unreadCount, 0),
  };
}

/** Live number of unread messages; 0 while it is not asked for. */
export function useUnread({ enabled }: { enabled: boolean }): number {
  const client = useQueryClient();
  const { data } = useQuery({ ...unreadQuery, enabled });

  useEffect(() => {
    const { queryKey } = unreadQuery;
    return combineCleanups(
      subscribe("unread_snapshot", (unread) => void client.setQueryData(queryKey, unread)),
      subscribe("conversation_updated", ({ _id, unreadCount }) => {
        client.setQueryData(queryKey, (before) => before && withCount(before, _id, unreadCount));
      }),
    );
  }, [client]);

  return data?.total ?? 0;
}
