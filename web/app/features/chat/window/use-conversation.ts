import {
  type Conversation,
  findConversation,
  getConversation,
  openConversation,
} from "@vesper/contract/chat/chat";
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

/** Reads the conversation; null while no one has written. */
function fetchConversation(
  target: ChatTarget,
  knownId: string | undefined,
): Promise<{ data: Conversation | null }> {
  const id = "conversationId" in target ? target.conversationId : knownId;
  if (id) return api.call(getConversation, { params: { id } });
  const userId = "recipient" in target ? target.recipient._id : "";
  return api.call(findConversation, { params: { userId } });
}

interface CallState {
  activity: "opening" | "creating" | "resting";
  failure?: string | undefined;
}

const openFailed = "Failed to open the conversation.";

export type OpenedChat = ReturnType<typeof useConversation>;

/** Conversation with a person, updated live. It is created with its first message, so that a look leaves nothing. */
export function useConversation(target: ChatTarget, isShown: boolean) {
  const [conversation, setConversation] = useState("known" in target ? target.known : undefined);
  const [{ activity, failure }, setState] = useState<CallState>({ activity: "opening" });
  const recipientId = "recipient" in target ? target.recipient._id : undefined;

  const mergeConversation = (next: Conversation) =>
    setConversation((before) => keepFurthestRead(before, next));

  function handleFailed(error: unknown) {
    // An open conversation stays usable unless the server itself refuses.
    const isShown = !conversation || error instanceof ApiError;
    setState({ activity: "resting", ...(isShown && { failure: getErrorMessage(error, openFailed) }) });
    return undefined;
  }

  function handleLoaded<Found extends Conversation | null>({ data }: { data: Found }) {
    setState({ activity: "resting" });
    if (data) mergeConversation(data);
    return data;
  }

  const open = () => fetchConversation(target, conversation?._id).then(handleLoaded, handleFailed);
  const load = useEffectEvent(() => void open());

  useEffect(() => {
    if (!isShown) return;
    load();
    return subscribeToConnection(() => void (isConnected() && load()));
  }, [isShown]);

  useConversationUpdates(conversation?._id, recipientId, setConversation);

  function retry() {
    setState({ activity: "opening", failure });
    void open();
  }

  /** Creates the conversation. Resolves to undefined on failure; the cause is in `failure`. */
  async function create(): Promise<Conversation | undefined> {
    if (!recipientId) return undefined;
    setState({ activity: "creating", failure });
    return api.call(openConversation, { body: { recipientId } }).then(handleLoaded, handleFailed);
  }

  return { conversation, failure, activity, mergeConversation, retry, create };
}

type Update = (change: (before: Conversation | undefined) => Conversation | undefined) => void;

/** Applies live updates to the conversation. One that starts elsewhere in the meantime is found by its participant. */
function useConversationUpdates(id: string | undefined, recipientId: string | undefined, update: Update) {
  useEffect(() => {
    const isThisOne = ({ _id, participants }: Conversation) =>
      id ? _id === id : participants.some((participant) => participant._id === recipientId);
    return combineCleanups(
      subscribe("conversation_updated", (next) => {
        if (isThisOne(next)) update((before) => keepFurthestRead(before, next));
      }),
      subscribe("message_read", ({ conversationId, sequence }) => {
        if (conversationId !== id) return;
        update(
          (before) => before && { ...before, readSequence: Math.max(before.readSequence ?? 0, sequence) },
        );
      }),
    );
  }, [id, recipientId, update]);
}
