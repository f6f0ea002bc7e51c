import { type Conversation, getConversation, openConversation } from "@vesper/contract/chat/chat";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { getErrorMessage } from "#web/api/error-message.ts";
import { isConnected, subscribe, subscribeToConnection, combineCleanups } from "#web/realtime/connection.ts";
import { api } from "#web/session/api.ts";
import type { ChatTarget } from "../target.ts";

/** Keeps the furthest read position: an older update may arrive late. */
function keepFurthestRead(before: Conversation | undefined, next: Conversation): Conversation {
  if (before?.readSequence == null || next.readSequence === null) return next;
  return { ...next, readSequence: Math.max(before.readSequence, next.readSequence) };
}

function fetchConversation(target: ChatTarget, knownId: string | undefined) {
  if ("conversationId" in target) return api.call(getConversation, { params: { id: target.conversationId } });
  if (knownId) return api.call(getConversation, { params: { id: knownId } });
  return api.call(openConversation, { body: { recipientId: target.recipient._id } });
}

export type OpenedChat = ReturnType<typeof useConversation>;

/** Conversation with a person, created on demand and updated live. */
export function useConversation(target: ChatTarget, isShown: boolean) {
  const [conversation, setConversation] = useState("known" in target ? target.known : undefined);
  const [failure, setFailure] = useState<string>();
  const [isOpening, setOpening] = useState(true);

  const mergeConversation = (next: Conversation) =>
    setConversation((before) => keepFurthestRead(before, next));

  function handleFailed(error: unknown) {
    setOpening(false);
    // An open conversation stays usable unless the server itself refuses.
    if (!conversation || error instanceof ApiError) {
      setFailure(getErrorMessage(error, "Failed to open the conversation."));
    }
    return undefined;
  }

  function handleLoaded({ data }: { data: Conversation }) {
    setOpening(false);
    setFailure(undefined);
    mergeConversation(data);
    return data;
  }

  /** Resolves to undefined on failure; the cause is in `failure`. */
  const open = (): Promise<Conversation | undefined> =>
    fetchConversation(target, conversation?._id).then(handleLoaded, handleFailed);
  const load = useEffectEvent(() => void open());

  useEffect(() => {
    if (!isShown) return;
    load();
    return subscribeToConnection(() => void (isConnected() && load()));
  }, [isShown]);

  useConversationUpdates(conversation?._id, setConversation);

  function retry() {
    setOpening(true);
    return open();
  }

  return { conversation, failure, isOpening, mergeConversation, retry };
}

type Update = (change: (before: Conversation | undefined) => Conversation | undefined) => void;

/** Applies live updates to an open conversation. */
function useConversationUpdates(id: string | undefined, update: Update) {
  useEffect(() => {
    if (!id) return;
    return combineCleanups(
      subscribe("conversation_updated", (next) => {
        if (next._id === id) update((before) => keepFurthestRead(before, next));
      }),
      subscribe("message_read", ({ conversationId, sequence }) => {
        if (conversationId !== id) return;
        update(
          (before) => before && { ...before, readSequence: Math.max(before.readSequence ?? 0, sequence) },
        );
      }),
    );
  }, [id, update]);
}
