import { typing } from "@vesper/contract/events";
import { limits } from "@vesper/contract/limits";
import { useEffect, useRef, useState } from "react";
import { listen, mention } from "#web/realtime/connection.ts";

const { every, shown } = limits.chat.typing;

/** Whether the other is writing. A message that arrives ends it, and so does silence. */
export function useIsTyping(conversationId: string, lastSequence: number): boolean {
  const [since, setSince] = useState<{ at: number; sequence: number } | null>(null);

  useEffect(
    () =>
      listen("typing", (told) => {
        if (told.conversationId === conversationId) setSince({ at: Date.now(), sequence: lastSequence });
      }),
    [conversationId, lastSequence],
  );

  useEffect(() => {
    if (!since) return;
    const timer = setTimeout(() => setSince(null), shown);
    return () => clearTimeout(timer);
  }, [since]);

  return since?.sequence === lastSequence;
}

/** Lets the other know that one is writing, now and then. */
export function useTypingMention(conversationId: string | undefined) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    if (!conversationId || performance.now() - last.current < every) return;
    last.current = performance.now();
    mention(typing, { conversationId });
  };
}
