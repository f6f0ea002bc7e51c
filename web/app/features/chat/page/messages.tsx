import type { User } from "@vesper/contract/accounts/accounts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { getCurrentSearchParams } from "#web/ui/actions/current-search-params.ts";
import { ChatSettings } from "../list/chat-settings.tsx";
import { ConversationList } from "../list/conversation-list.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { conversationsQuery, parseFilters, withParams } from "../queries.ts";
import { useLiveList } from "../list/use-live-list.ts";
import { OpenConversation } from "./open-conversation.tsx";
import { useFillHeight } from "./use-fill-height.ts";

/**
 * The user's conversations, and the one that the URL selects: beside the list on a desktop, over it on a phone. The
 * panes are as wide as the site allows, however narrow the page around them is.
 */
export function Messages({ user }: { user: User }) {
  const [params, setParams] = useSearchParams();
  const filters = parseFilters(params);
  const { data } = useInfiniteQuery(conversationsQuery(filters));
  const frame = useFillHeight();
  useLiveList(filters);

  const openId = params.get("conversation");
  const handleClearSearch = () =>
    setParams(withParams(getCurrentSearchParams(), { q: undefined }), { preventScrollReset: true });

  return (
    <div
      ref={frame}
      className={
        "lg:mx-[calc((100%-min(100vw-4rem,76rem))/2)] lg:grid lg:h-[max(30rem,calc(100dvh-var(--top,16rem)-1.5rem))] " +
        "lg:grid-cols-[21rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] lg:overflow-hidden lg:rounded-card " +
        "lg:border lg:border-line lg:bg-surface"
      }
    >
      <div
        id="conversations"
        className="flex min-w-0 flex-col gap-4 *:shrink-0 lg:min-h-0 lg:overflow-y-auto lg:border-r lg:border-line lg:p-4"
      >
        <h2 className="font-serif text-lead font-semibold">Messages</h2>
        <ListFilters filters={filters} requests={data?.pages[0]?.meta.requests ?? 0} />
        <ConversationList
          user={user}
          filters={filters}
          openId={openId}
          getSearch={(conversation) => String(withParams(params, { conversation }))}
          requestsSearch={String(withParams(params, { view: "requests", conversation: undefined }))}
          onClearSearch={handleClearSearch}
        />
        <ChatSettings user={user} />
      </div>
      <OpenConversation user={user} conversationId={openId} filters={filters} />
    </div>
  );
}
