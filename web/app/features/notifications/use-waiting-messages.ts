import { clearUnread, getUnread, type Conversation } from "@vesper/contract/chat";
import { useCallback, useEffect, useRef, useState } from "react";
import { listen } from "#web/realtime/connection.ts";
import { api } from "#web/session/api.ts";
import { messagesOf, withConversation, type Me, type WaitingMessages } from "./waiting.ts";

/** What is read as it arrives, in an open conversation, does not ring. */
const settle = 800;

const nothing: WaitingMessages = { counts: new Map(), lines: [] };

/** The messages that wait, as the server counts them. */
export function useWaitingMessages(me: Me, onArrival: (name: string) => void) {
  const [messages, setMessages] = useState<WaitingMessages | null>(null);
  const told = useRef(0);

  const reload = useCallback(async () => {
    const before = told.current;
    const { data } = await api.call(getUnread);
    // Whatever was told meanwhile is newer than this answer.
    if (told.current === before) setMessages(messagesOf(data));
  }, []);

  const clear = useCallback(async () => {
    setMessages(nothing);
    await api.call(clearUnread);
  }, []);

  useEffect(() => {
    const pending = new Map<string, ReturnType<typeof setTimeout>>();
    const apply = (conversation: Conversation) => {
      told.current += 1;
      setMessages((before) => withConversation(before ?? nothing, conversation, me));
    };
    const arrive = (conversation: Conversation) => {
      pending.delete(conversation._id);
      apply(conversation);
      const { sender } = conversation.lastMessage ?? {};
      if (sender && sender._id !== me._id) onArrival(sender.name);
    };
    const endings = [
      listen("unread_snapshot", (unread) => {
        told.current += 1;
        setMessages(messagesOf(unread));
      }),
      listen("conversation_updated", (conversation) => {
        clearTimeout(pending.get(conversation._id));
        if (conversation.unreadCount === 0) return apply(conversation);
        pending.set(conversation._id, setTimeout(arrive, settle, conversation));
      }),
    ];
    return () => {
      for (const end of endings) end();
      for (const timer of pending.values()) clearTimeout(timer);
    };
  }, [me, onArrival]);

  return { messages, reload, clear };
}
