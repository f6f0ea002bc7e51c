import type { Conversation } from "@vesper/contract/chat";
import { type Ref, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Composer } from "./composer.tsx";
import { outboxOf } from "../own-outbox.ts";
import { useIsCutOff } from "./use-connected.ts";
import { useTypingMention } from "./use-typing.ts";
import { draftsOf } from "../drafts.ts";

interface WriteAreaProps {
  userId: string;
  otherId: string;
  conversation: Conversation | undefined;
  /** Why there is no conversation to write in, when there is none. */
  failure: string | undefined;
  isOpening: boolean;
  /** Tries again to open the conversation; nothing when that fails too. */
  onRetry: () => Promise<Conversation | undefined>;
  field: Ref<HTMLTextAreaElement>;
}

/** Where one writes. What is written leaves by itself, now or when there is a connection. */
export function WriteArea(props: WriteAreaProps) {
  const { userId, otherId, conversation, failure, isOpening, onRetry, field } = props;
  const [text, setText] = useDraft(userId, otherId);
  const mentionTyping = useTypingMention(conversation?._id);
  const isCutOff = useIsCutOff();

  function handleText(next: string) {
    setText(next);
    if (next.trim()) mentionTyping();
  }

  // The text stays in the field until there is a conversation to send it to.
  async function handleSend(content: string) {
    const { _id } = conversation ?? (await onRetry()) ?? {};
    if (!_id) return;
    if (outboxOf(userId).add(_id, content)) setText("");
    else toast.error("Too many messages wait to be sent. Please try again when you are connected.");
  }

  return (
    <Composer
      text={text}
      onText={handleText}
      onSend={(content) => void handleSend(content)}
      isWaiting={!conversation && isOpening}
      field={field}
      note={
        failure ? (
          <div role="alert" className="flex items-center justify-between gap-4 pb-2 text-small">
            <p className="text-danger">{failure}</p>
            <Button
              tone="outline"
              size="small"
              className="shrink-0"
              busy={isOpening}
              onClick={() => void onRetry()}
            >
              Try Again
            </Button>
          </div>
        ) : (
          <p role="status" className="text-caption text-muted">
            {isCutOff && <span className="block pb-2">Connecting again… your messages will be sent.</span>}
          </p>
        )
      }
    />
  );
}

/** What somebody has begun to write to somebody. It survives closing and reloading. */
function useDraft(userId: string, otherId: string) {
  const drafts = draftsOf(userId);
  const [text, setText] = useState(() => drafts.read(otherId));

  function write(next: string) {
    setText(next);
    drafts.write(otherId, next);
  }

  return [text, write] as const;
}
