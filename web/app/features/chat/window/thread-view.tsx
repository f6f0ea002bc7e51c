import type { Conversation, Message } from "@vesper/contract/chat/chat";
import { ArrowDown, MessageCircle } from "lucide-react";
import {
  Fragment,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { toEntries, type Entry, findLastRead } from "./entries.ts";
import type { Outbox } from "../outbox.ts";
import { MessageRow } from "./message-row.tsx";
import { findOtherParticipant } from "../target.ts";
import { ThreadSkeleton } from "./thread-skeleton.tsx";
import { useScrollAnchor } from "./use-scroll-anchor.ts";
import { useNow } from "../use-now.ts";
import { useIsTyping, useMarkRead } from "./use-presence.ts";
import { useThread } from "./use-thread.ts";
import { formerMember } from "../labels.ts";
import { getOutbox } from "../own-outbox.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";

/** Messages in a conversation, newest at the bottom. Must be rendered with the conversation's id as `key`. */
export function ThreadView({ conversation, userId }: { conversation: Conversation; userId: string }) {
  const thread = useThread(conversation._id);
  const { status, messages } = thread;
  const { outbox, waiting } = useOutbox(userId, conversation._id);
  const entries = toEntries(messages, waiting, userId, useNow());
  const last = entries.at(-1);
  const lastSequence = messages.at(-1)?.sequence ?? 0;
  const { frame, hasNewMessages, handleScroll, goToEnd } = useScrollAnchor(last?.key, last?.isOwn === true);
  const name = findOtherParticipant(conversation, userId)?.name ?? formerMember;
  useMarkRead(conversation, messages);

  if (status === "loading" && entries.length === 0) return <ThreadSkeleton />;
  if (status === "failed") return <ThreadFailure onRetry={() => void thread.load()} />;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={frame}
        role="region"
        aria-label="Messages"
        tabIndex={0}
        onScroll={handleScroll}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 pb-2 [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        {entries.length === 0 ? (
          <NoMessages />
        ) : (
          <div>
            {thread.hasOlder && (
              <OlderMessages frame={frame} state={thread.older} onLoad={() => void thread.loadOlder()} />
            )}
            <MessageList
              entries={entries}
              readSequence={conversation.readSequence}
              name={name}
              outbox={outbox}
            />
          </div>
        )}
      </div>
      {hasNewMessages && <NewMessagesButton onClick={goToEnd} />}
      {status === "ready" && <LiveAnnouncer messages={messages} userId={userId} name={name} />}
      <TypingLine conversationId={conversation._id} name={name} lastSequence={lastSequence} />
    </div>
  );
}

function ThreadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailure
      message="Failed to load your messages"
      retrying={false}
      onRetry={onRetry}
      className="my-auto"
    />
  );
}

interface MessageListProps {
  entries: readonly Entry[];
  readSequence: number | null;
  name: string;
  outbox: Outbox;
}

/** Messages with day separators. */
function MessageList({ entries, readSequence, name, outbox }: MessageListProps) {
  const lastRead = findLastRead(entries, readSequence);
  return (
    <ol className="pt-1">
      {entries.map((entry) => (
        <Fragment key={entry.key}>
          {entry.day && (
            <li className="mt-5 mb-1 text-center text-caption font-medium text-muted">{entry.day}</li>
          )}
          <MessageRow
            entry={entry}
            speaker={entry.isOwn ? "You" : name}
            isRead={entry.key === lastRead}
            onRetry={outbox.retry}
            onRemove={outbox.remove}
          />
        </Fragment>
      ))}
    </ol>
  );
}

function NewMessagesButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      size="small"
      icon={<ArrowDown aria-hidden className="size-4" />}
      onClick={onClick}
      className="absolute! bottom-8 left-1/2 -translate-x-1/2 shadow-soft"
    >
      New messages
    </Button>
  );
}

function NoMessages() {
  return (
    <div className="m-auto flex flex-col items-center gap-3 text-center text-muted">
      <MessageCircle aria-hidden className="size-8" />
      <p>No messages yet. Start a conversation!</p>
    </div>
  );
}

/** The outbox, and the pending messages in a conversation. */
function useOutbox(userId: string, conversationId: string | undefined) {
  const outbox = getOutbox(userId);
  const items = useSyncExternalStore(outbox.watch, outbox.items, outbox.items);
  return { outbox, waiting: items.filter((item) => item.conversationId === conversationId) };
}

interface LiveAnnouncerProps {
  messages: readonly Message[];
  userId: string;
  name: string;
}

/** Live region that announces new messages from the other participant, never older ones. */
function LiveAnnouncer({ messages, userId, name }: LiveAnnouncerProps) {
  const [start] = useState(messages.at(-1)?.sequence ?? 0);
  const last = messages.at(-1);
  const isNew = last && last.sequence > start && last.sender?._id !== userId && !last.isRemoved;
  return (
    <p aria-live="polite" className="sr-only">
      {isNew && `${name}: ${last.content}`}
    </p>
  );
}

interface TypingLineProps {
  conversationId: string;
  name: string;
  lastSequence: number;
}

/** Always takes its space, so that the typing indicator causes no layout shift. */
function TypingLine({ conversationId, name, lastSequence }: TypingLineProps) {
  const isTyping = useIsTyping(conversationId, lastSequence);
  return (
    <p aria-live="polite" className="h-5 shrink-0 truncate px-4 text-caption text-muted">
      {isTyping && (
        <>
          <bdi>{name}</bdi> is typing…
        </>
      )}
    </p>
  );
}

interface OlderMessagesProps {
  /** Scroll container. */
  frame: RefObject<HTMLElement | null>;
  state: "resting" | "loading" | "failed";
  onLoad: () => void;
}

/** Loads older messages automatically when the user scrolls near the top of the list. */
function OlderMessages({ frame, state, onLoad }: OlderMessagesProps) {
  const mark = useRef<HTMLDivElement>(null);
  const handleNear = useEffectEvent(onLoad);

  useEffect(() => {
    if (state !== "resting" || !mark.current) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) handleNear();
      },
      { root: frame.current, rootMargin: "240px 0px" },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [state, frame]);

  return (
    <div ref={mark} className="flex min-h-11 items-center justify-center text-small text-muted">
      {state === "failed" ? (
        <Button tone="outline" size="small" onClick={onLoad}>
          Load older messages
        </Button>
      ) : (
        <Spinner />
      )}
    </div>
  );
}
