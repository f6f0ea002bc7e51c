import type { Message } from "@vesper/contract/chat/chat";
import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import ArrowDown from "virtual:icons/arrow-down";
import MessageCircle from "virtual:icons/message-circle";
import { useIsTyping } from "./use-presence.ts";

export function NoMessages() {
  return (
    <div className="m-auto flex flex-col items-center gap-3 text-center text-muted">
      <MessageCircle aria-hidden className="size-8" />
      <p>No messages yet. Start a conversation!</p>
    </div>
  );
}

export function ThreadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailure
      message="Failed to load your messages"
      retrying={false}
      onRetry={onRetry}
      className="my-auto"
    />
  );
}

interface JumpButtonProps {
  /** Number of messages that arrived while the reader was further up. */
  count: number;
  onClick: () => void;
}

/** Shown while the reader is further up in the conversation. */
export function JumpButton({ count, onClick }: JumpButtonProps) {
  return (
    <Button
      size="small"
      tone={count > 0 ? "primary" : "outline"}
      icon={<ArrowDown aria-hidden className="size-4" />}
      onClick={onClick}
      className={`absolute! bottom-8 left-1/2 -translate-x-1/2 shadow-soft ${count > 0 ? "" : "bg-surface!"}`}
    >
      {count > 0 ? `Jump to newest (${count > 99 ? "99+" : count} new)` : "Jump to newest"}
    </Button>
  );
}

interface LiveAnnouncerProps {
  messages: readonly Message[];
  userId: string;
  name: string;
}

/** Live region that announces new messages from the other participant, never older ones. */
export function LiveAnnouncer({ messages, userId, name }: LiveAnnouncerProps) {
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
  messages: readonly Message[];
}

/** Always takes its space, so that the typing indicator causes no layout shift. */
export function TypingLine({ conversationId, name, messages }: TypingLineProps) {
  const isTyping = useIsTyping(conversationId, messages.at(-1)?.sequence ?? 0);
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
