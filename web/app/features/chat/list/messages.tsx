import { lazyDialog } from "#web/ui/overlays/lazy-dialog.tsx";
import type { User } from "@vesper/contract/accounts/accounts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { getCurrentSearchParams } from "#web/ui/actions/current-search-params.ts";
import { ChatSettings } from "./chat-settings.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { conversationsKey, conversationsQuery, type Filters, parseFilters, withParams } from "../queries.ts";
import { useLiveList } from "./use-live-list.ts";
import { limits } from "@vesper/contract/core/limits";
import { Chip } from "#web/ui/actions/chip.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { useSearchText } from "#web/ui/forms/use-search-text.ts";

const ChatWindow = lazyDialog(async () => (await import("../window/chat-window.tsx")).ChatWindow);

/** The user's conversations, and the conversation that the URL selects. */
export function Messages({ user }: { user: User }) {
  const [params, setParams] = useSearchParams();
  const filters = parseFilters(params);
  const { data } = useInfiniteQuery(conversationsQuery(filters));
  const client = useQueryClient();
  const openId = useOpenId(params.get("conversation"));
  const close = useClose();
  useLiveList(filters);

  const all = data?.pages.flatMap((page) => page.data) ?? [];
  const handleClearSearch = () =>
    setParams(withParams(getCurrentSearchParams(), { q: undefined }), { preventScrollReset: true });

  return (
    <section aria-labelledby="messages" className="flex flex-col gap-4">
      <h2 id="messages" className="font-serif text-lead font-semibold">
        Messages
      </h2>
      <ListFilters filters={filters} requests={data?.pages[0]?.meta.requests ?? 0} />
      <ConversationList
        user={user}
        filters={filters}
        getSearch={(conversation) => String(withParams(params, { conversation }))}
        requestsSearch={String(withParams(params, { view: "requests" }))}
        onClearSearch={handleClearSearch}
      />
      <ChatSettings user={user} />
      {openId.shown && (
        <ChatWindow
          target={{ conversationId: openId.shown, known: all.find(({ _id }) => _id === openId.shown) }}
          open={openId.isOpen}
          onOpenChange={(next) => void (next || close())}
          onChanged={() => void client.invalidateQueries({ queryKey: conversationsKey })}
        />
      )}
    </section>
  );
}

/** Keeps the id until the closing animation ends, after the URL has changed. */
function useOpenId(wanted: string | null) {
  const [shown, setShown] = useState(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);
  return { shown: wanted ?? shown, isOpen: wanted !== null };
}

/** Goes back to the list in the history. If the user arrived by a link, navigates to the list instead. */
function useClose() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };
  return () => {
    if (state?.isOpenedHere) void navigate(-1);
    else {
      const search = String(withParams(getCurrentSearchParams(), { conversation: undefined }));
      void navigate({ search }, { replace: true, preventScrollReset: true });
    }
  };
}

interface ListFiltersProps {
  filters: Filters;
  /** Number of pending message requests. */
  requests: number;
}

/** Filters for the list, stored in the URL so that Back and sharing work. */
function ListFilters({ filters, requests }: ListFiltersProps) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useSearchText({
    search: filters.q,
    onSearch: (q) =>
      setParams(withParams(getCurrentSearchParams(), { q }), { replace: true, preventScrollReset: true }),
    pause: limits.search.debounce,
  });
  const getViewLink = (view: string | undefined) => ({
    search: String(withParams(params, { view, conversation: undefined })),
  });
  const isRequests = filters.view === "requests";
  return (
    <div className="flex flex-col gap-3 sm:flex-row-reverse sm:items-end sm:justify-between">
      <SearchField
        labelHidden
        placeholder="Search by name"
        maxLength={limits.search.query}
        value={typed}
        onChange={setTyped}
        className="sm:w-72"
      />
      <nav aria-label="Conversation filter" className="-mx-1 flex gap-2 overflow-x-auto p-1">
        <Chip selected={!isRequests} render={<Link to={getViewLink(undefined)} preventScrollReset />}>
          Conversations
        </Chip>
        <Chip selected={isRequests} render={<Link to={getViewLink("requests")} preventScrollReset />}>
          {requests > 0 ? `Requests (${requests > 99 ? "99+" : requests})` : "Requests"}
        </Chip>
      </nav>
    </div>
  );
}
