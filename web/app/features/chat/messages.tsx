import type { User } from "@vesper/contract/accounts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { addressNow } from "#web/ui/actions/address-now.ts";
import { ChatSettings } from "./chat-settings.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { filtersOf, withParams } from "./filters.ts";
import { ListFilters } from "./list-filters.tsx";
import { conversationsKey, conversationsQuery } from "./queries.ts";
import { useLiveList } from "./use-live-list.ts";

const ChatWindow = lazy(async () => ({ default: (await import("./chat-window.tsx")).ChatWindow }));

/** One's conversations, and the one that the address names. */
export function Messages({ user }: { user: User }) {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const { data } = useInfiniteQuery(conversationsQuery(filters));
  const client = useQueryClient();
  const openId = useOpenId(params.get("conversation"));
  const close = useClose();
  useLiveList(filters);

  const all = data?.pages.flatMap((page) => page.data) ?? [];
  const handleClearSearch = () =>
    setParams(withParams(addressNow(), { q: undefined }), { preventScrollReset: true });

  return (
    <section aria-labelledby="messages" className="flex flex-col gap-4">
      <h2 id="messages" className="font-serif text-lead font-semibold">
        Messages
      </h2>
      <ListFilters filters={filters} requests={data?.pages[0]?.meta.requests ?? 0} />
      <ConversationList
        user={user}
        filters={filters}
        searchOf={(conversation) => String(withParams(params, { conversation }))}
        requestsSearch={String(withParams(params, { view: "requests" }))}
        onClearSearch={handleClearSearch}
      />
      <ChatSettings user={user} />
      {openId.shown && (
        <Suspense>
          <ChatWindow
            target={{ conversationId: openId.shown, known: all.find(({ _id }) => _id === openId.shown) }}
            open={openId.isOpen}
            onOpenChange={(next) => void (next || close())}
            onChanged={() => void client.invalidateQueries({ queryKey: conversationsKey })}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The window takes a moment to leave, so it outlives the address that opened it. */
function useOpenId(wanted: string | null) {
  const [shown, setShown] = useState(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);
  return { shown: wanted ?? shown, isOpen: wanted !== null };
}

/** Back to the list one came from; who came by a link finds the list behind it. */
function useClose() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };
  return () => {
    if (state?.isOpenedHere) void navigate(-1);
    else {
      const search = String(withParams(addressNow(), { conversation: undefined }));
      void navigate({ search }, { replace: true, preventScrollReset: true });
    }
  };
}
