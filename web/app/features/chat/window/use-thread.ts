import { listMessages, type Message } from "@vesper/contract/chat/chat";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isConnected, subscribe, subscribeToConnection, combineCleanups } from "#web/realtime/connection.ts";
import { api } from "#web/session/api.ts";
import { subscribeToSent } from "../own-outbox.ts";
import { createThread } from "./thread.ts";

const createApiThread = (id: string) =>
  createThread(({ before, after }) =>
    api.call(listMessages, {
      params: { id },
      query: { before, after: after === undefined ? undefined : String(after) },
    }),
  );

/** Live messages in a conversation. The calling component must have the conversation's id as its `key`. */
export function useThread(conversationId: string) {
  const [thread] = useState(() => createApiThread(conversationId));

  useEffect(() => {
    const handleMessage = (message: Message) => {
      if (message.conversationId === conversationId) thread.receive(message);
    };
    const end = combineCleanups(
      subscribe("receive_message", handleMessage),
      subscribeToSent(handleMessage),
      subscribeToConnection(() => void (isConnected() && thread.catchUp())),
    );
    void thread.load();
    return end;
  }, [thread, conversationId]);

  const state = useSyncExternalStore(thread.watch, thread.state, thread.state);
  return { ...state, load: thread.load, loadOlder: thread.loadOlder };
}
