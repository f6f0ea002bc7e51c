import { queryOptions } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { countOwnMedia, listOwnMedia } from "@vesper/contract/media/media";
import { listNotifications } from "@vesper/contract/chat/notifications";
import { getOwnProfile } from "@vesper/contract/profiles/profiles";
import { catchNotFound } from "#web/shared/catch-not-found.ts";
import { api } from "#web/session/api.ts";
import type { TodoFacts } from "./todo-items.ts";

async function countUnreadStatements() {
  const { data } = await api.call(listNotifications);
  return data.filter(({ kind }) => kind === "decision").length;
}

/** This query is refetched on every visit, because each fact may have changed elsewhere. */
export const todoQuery = queryOptions({
  queryKey: ["attention"],
  queryFn: async (): Promise<Omit<TodoFacts, "user">> => {
    const [profile, counts, drafts, first, unreadStatements] = await Promise.all([
      catchNotFound(api.call(getOwnProfile)),
      api.call(countOwnMedia),
      api.call(listOwnMedia, { query: { status: "draft", limit: String(limits.list.max) } }),
      api.call(listOwnMedia, { query: { limit: "1" } }),
      countUnreadStatements(),
    ]);
    const hasPrimary = first.data[0]?.isPrimary ?? false;
    return { profile, counts: counts.data, drafts: drafts.data, hasPrimary, unreadStatements };
  },
});
