import type { Conversation } from "@vesper/contract/chat/chat";
import { useRef, useState } from "react";
import { formerMember } from "../labels.ts";
import { type ChatTarget, findOtherParticipant } from "../target.ts";
import { useConversation } from "./use-conversation.ts";

export interface ChatOptions {
  target: ChatTarget;
  userId: string;
  isShown: boolean;
  /** Called after the request was declined or the person was blocked. */
  onEnd: () => void;
  /** Called after a message request was accepted. */
  onAccepted?: () => void;
}

export type Chat = ReturnType<typeof useChat>;

/** Chat with one person: the window on a profile page, the pane beside the list and the screen of a phone share it. */
export function useChat({ target, userId, isShown, onEnd, onAccepted }: ChatOptions) {
  const opened = useConversation(target, isShown);
  const { conversation } = opened;
  const [isBlocking, setBlocking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const recipient = "recipient" in target ? target.recipient : undefined;
  const other = (conversation && findOtherParticipant(conversation, userId)) ?? recipient;
  const name = other?.name ?? (conversation ? formerMember : undefined);

  function handleEnd() {
    setBlocking(false);
    onEnd();
  }

  function handleAccepted(next: Conversation) {
    opened.mergeConversation(next);
    onAccepted?.();
    field.current?.focus();
  }

  return {
    opened,
    conversation,
    userId,
    recipient,
    other,
    name,
    avatar: recipient?.avatar ?? other?.avatar ?? null,
    field,
    isBlocking,
    setBlocking,
    handleEnd,
    handleAccepted,
  };
}
