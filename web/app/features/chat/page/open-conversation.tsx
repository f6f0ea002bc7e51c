import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { User } from "@vesper/contract/accounts/accounts";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { getCurrentSearchParams } from "#web/ui/actions/current-search-params.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import MessagesSquare from "virtual:icons/messages-square";
import { useMediaQuery } from "#web/ui/layout/use-media-query.ts";
import { lazyDialog } from "#web/ui/overlays/lazy-dialog.tsx";
import { conversationsKey, conversationsQuery, type Filters, withParams } from "../queries.ts";
import { ThreadSkeleton } from "../window/thread-skeleton.tsx";

const ChatPane = lazy(async () => ({ default: (await import("./chat-pane.tsx")).ChatPane }));
const ChatScreen = lazyDialog(async () => (await import("./chat-screen.tsx")).ChatScreen);

interface OpenConversationProps {
  user: User;
  /** Null while none is open. */
  conversationId: string | null;
  filters: Filters;
}

/** The conversation that the URL selects: a pane from 1024 px on, a screen of its own below. */
export function OpenConversation({ user, conversationId, filters }: OpenConversationProps) {
  const isWide = useMediaQuery("(min-width: 64rem)");
  const shownId = useShownId(conversationId);
  const known = useKnownConversation(shownId, filters);
  const close = useClose(isWide);
  const client = useQueryClient();
  const goToConversations = useLeaveRequests();

  const refresh = () => void client.invalidateQueries({ queryKey: conversationsKey });
  const handleClose = () => {
    close();
    refresh();
  };
  const handleAccepted = () => {
    if (isWide) goToConversations();
    refresh();
  };

  if (isWide && conversationId === null) return <NoneOpen />;
  if (shownId === null) return null;
  const props = { user, conversationId: shownId, known, onClose: handleClose, onAccepted: handleAccepted };
  if (!isWide) {
    const handleOpenChange = (next: boolean) => void (next || close());
    return (
      <ChatScreen key={shownId} {...props} open={conversationId !== null} onOpenChange={handleOpenChange} />
    );
  }
  return (
    <Suspense fallback={<ThreadSkeleton />}>
      <ChatPane key={shownId} {...props} />
    </Suspense>
  );
}

function NoneOpen() {
  return (
    <EmptyState
      level={3}
      icon={<MessagesSquare />}
      title="Choose a conversation"
      text="It opens here, beside your list."
      className="my-auto"
    />
  );
}

/** Keeps the id until the closing animation ends, after the URL has changed. */
function useShownId(wanted: string | null) {
  const [shown, setShown] = useState(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);
  return wanted ?? shown;
}

/** The conversation as one of the lists shows it. */
function useKnownConversation(id: string | null, filters: Filters) {
  const shown = useInfiniteQuery(conversationsQuery(filters));
  const requests = useInfiniteQuery({
    ...conversationsQuery({ view: "requests", q: "" }),
    enabled: false,
  });
  const all = [shown, requests].flatMap(({ data }) => data?.pages.flatMap((page) => page.data) ?? []);
  return all.find(({ _id }) => _id === id);
}

/** On a phone, goes back to the list in the history. Elsewhere, or after a link, navigates to the list instead. */
function useClose(isWide: boolean) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };
  return () => {
    if (state?.isOpenedHere && !isWide) void navigate(-1);
    else {
      const search = String(withParams(getCurrentSearchParams(), { conversation: undefined }));
      void navigate({ search }, { replace: true, preventScrollReset: true });
    }
  };
}

/** An accepted request is a conversation: shows the list that it is in now. */
function useLeaveRequests() {
  const navigate = useNavigate();
  return () => {
    const search = String(withParams(getCurrentSearchParams(), { view: undefined }));
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
}
