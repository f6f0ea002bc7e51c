import type { Conversation, Message } from "@vesper/contract/chat/chat";
import { type ReactNode, type RefObject, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { toEntries } from "./entries.ts";
import { MessageList } from "./message-list.tsx";
import { OlderMessages } from "./older-messages.tsx";
import { findOtherParticipant } from "../target.ts";
import { JumpButton, LiveAnnouncer, NoMessages, ThreadFailure, TypingLine } from "./thread-notes.tsx";
import { ThreadSearch, type ThreadSearchState } from "./thread-search.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";
import { useScrollAnchor } from "./use-scroll-anchor.ts";
import { useNow } from "../use-now.ts";
import { useMarkRead } from "./use-presence.ts";
import { useThread } from "./use-thread.ts";
import { useThreadSearch } from "./use-thread-search.ts";
import { formerMember } from "../labels.ts";
import { getOutbox } from "../own-outbox.ts";

interface ThreadViewProps {
  conversation: Conversation;
  userId: string;
  search?: ThreadSearchState | undefined;
}

/** Messages in a conversation, newest at the bottom. Must be rendered with the conversation's id as `key`. */
export function ThreadView({ conversation, userId, search }: ThreadViewProps) {
  const thread = useThread(conversation._id);
  const { status, messages } = thread;
  const { outbox, waiting } = useOutbox(userId, conversation._id);
  const entries = toEntries(messages, waiting, userId, useNow());
  const last = entries.at(-1);
  const scroll = useScrollAnchor(last?.key, last?.isOwn === true);
  const newCount = useNewCount(messages, userId, scroll.isAway);
  const results = useThreadSearch(entries, search?.isOpen === true);
  const name = findOtherParticipant(conversation, userId)?.name ?? formerMember;
  useMarkRead(conversation, messages);
  useScrollToFound(scroll, results.current);

  if (status === "loading" && entries.length === 0) return <ThreadSkeleton />;
  if (status === "failed") return <ThreadFailure onRetry={() => void thread.load()} />;
  const loadOlder = () => void thread.loadOlder();
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {search?.isOpen && (
        <ThreadSearch
          results={results}
          hasOlder={thread.hasOlder}
          isLoadingOlder={thread.older === "loading"}
          onLoadOlder={loadOlder}
          onClose={() => search.setOpen(false)}
        />
      )}
      <MessagesFrame frame={scroll.frame} onScroll={scroll.handleScroll}>
        {entries.length === 0 && <NoMessages />}
        {entries.length > 0 && (
          <div className="mx-auto w-full max-w-3xl">
            {thread.hasOlder && (
              <OlderMessages frame={scroll.frame} state={thread.older} onLoad={loadOlder} />
            )}
            <MessageList
              {...{ entries, name, outbox }}
              readSequence={conversation.readSequence}
              query={results.query}
              found={results.current}
            />
          </div>
        )}
      </MessagesFrame>
      {scroll.isAway && <JumpButton count={newCount} onClick={scroll.goToEnd} />}
      {status === "ready" && <LiveAnnouncer messages={messages} userId={userId} name={name} />}
      <TypingLine conversationId={conversation._id} name={name} messages={messages} />
    </div>
  );
}

interface MessagesFrameProps {
  frame: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  children: ReactNode;
}

/** Scroll container, laid out from its end. */
function MessagesFrame({ frame, onScroll, children }: MessagesFrameProps) {
  return (
    <div
      ref={frame}
      role="region"
      aria-label="Messages"
      tabIndex={0}
      onScroll={onScroll}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 pb-2 [overflow-anchor:none] focus-visible:-outline-offset-2"
    >
      {children}
    </div>
  );
}

/** The outbox, and the pending messages in a conversation. */
function useOutbox(userId: string, conversationId: string | undefined) {
  const outbox = getOutbox(userId);
  const items = useSyncExternalStore(outbox.watch, outbox.items, outbox.items);
  return { outbox, waiting: items.filter((item) => item.conversationId === conversationId) };
}

/** Counts messages from the other participant that arrived since the reader left the end. */
function useNewCount(messages: readonly Message[], userId: string, isAway: boolean): number {
  const last = messages.at(-1)?.sequence ?? 0;
  const [seen, setSeen] = useState(last);
  if (!isAway && seen !== last) setSeen(last);
  return messages.filter(({ sequence, sender }) => sequence > seen && sender?._id !== userId).length;
}

/** Scrolls to the match that the search has reached. */
function useScrollToFound({ scrollToLine }: ReturnType<typeof useScrollAnchor>, found: string | undefined) {
  useLayoutEffect(() => {
    if (found !== undefined) scrollToLine(found);
  }, [found, scrollToLine]);
}
