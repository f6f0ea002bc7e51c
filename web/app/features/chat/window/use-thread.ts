import { listMessages, type Message } from "@vesper/contract/chat/chat";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isConnected, listen, watchConnection, together } from "#web/realtime/connection.ts";
import { api } from "#web/session/api.ts";
import { listenSent } from "../own-outbox.ts";
import { createThread } from "./thread.ts";

const threadOf = (id: string) =>
  createThread(({ before, after }) =>
    api.call(listMessages, {
      params: { id },
      query: { before, after: after === undefined ? undefined : String(after) },
    }),
  );

/** What is said in a conversation, as it is said. Give whoever uses it the conversation's id as key. */
export function useThread(conversationId: string) {
  const [thread] = useState(() => threadOf(conversationId));

  useEffect(() => {
    const take = (message: Message) => {
      if (message.conversationId === conversationId) thread.take(message);
    };
    const end = together(
      listen("receive_message", take),
      listenSent(take),
      watchConnection(() => void (isConnected() && thread.catchUp())),
    );
    void thread.load();
    return end;
  }, [thread, conversationId]);

  const state = useSyncExternalStore(thread.watch, thread.state, thread.state);
  return { ...state, load: thread.load, loadOlder: thread.loadOlder };
}
