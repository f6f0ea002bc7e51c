import type { Message } from "@vesper/contract/chat";
import { useState } from "react";

interface SpokenNewsProps {
  messages: readonly Message[];
  userId: string;
  name: string;
}

/** Tells those who do not see it what the other has just said. Older words stay unspoken. */
export function SpokenNews({ messages, userId, name }: SpokenNewsProps) {
  const [start] = useState(messages.at(-1)?.sequence ?? 0);
  const last = messages.at(-1);
  const isNews = last && last.sequence > start && last.sender?._id !== userId && !last.isRemoved;
  return (
    <p aria-live="polite" className="sr-only">
      {isNews && `${name}: ${last.content}`}
    </p>
  );
}
