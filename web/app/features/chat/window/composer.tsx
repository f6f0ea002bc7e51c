import { limits } from "@vesper/contract/core/limits";
import { type KeyboardEvent, type ReactNode, type Ref, useState } from "react";
import { CharacterCount } from "#web/ui/forms/text-area.tsx";
import { clsx } from "clsx/lite";
import SendHorizontal from "virtual:icons/send-horizontal";
import type { OpenedChat } from "./use-conversation.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { getOutbox } from "../own-outbox.ts";
import { useIsDisconnected, useSendTyping } from "./use-presence.ts";
import { createDraftStore } from "../drafts.ts";

const { message: most } = limits.chat;

/** The field grows with the text up to five lines. Without `field-sizing` support it always has three. */
const fittingHeight = "field-sizing-content max-h-[8.875rem] not-supports-[field-sizing:content]:h-23.5";

interface WriteAreaProps {
  userId: string;
  otherId: string;
  chat: OpenedChat;
  field: Ref<HTMLTextAreaElement>;
  onEscape?: (() => void) | undefined;
}

/** Text field of a chat. Messages go to the outbox, which sends them once there is a connection. */
export function WriteArea({ userId, otherId, chat, field, onEscape }: WriteAreaProps) {
  const { conversation, activity, create } = chat;
  const { text, setText, removeSent } = useDraft(userId, otherId);
  const mentionTyping = useSendTyping(conversation?._id);

  function handleText(next: string) {
    setText(next);
    if (next.trim()) mentionTyping();
  }

  // The text stays in the field until there is a conversation to send it to.
  async function handleSend(content: string) {
    const { _id } = conversation ?? (await create()) ?? {};
    if (!_id) return;
    if (getOutbox(userId).add(_id, content)) removeSent(content);
    else toast.error("Too many messages are waiting to be sent. Please try again when you’re back online.");
  }

  return (
    <Composer
      text={text}
      onText={handleText}
      onSend={(content) => void handleSend(content)}
      isWaiting={activity === "creating"}
      onEscape={onEscape}
      field={field}
      note={<StateNote {...chat} />}
    />
  );
}

/** Returns what remains of a text after its beginning was sent. */
const getRest = (text: string, sent: string) =>
  text.trimStart().startsWith(sent) ? text.trimStart().slice(sent.length).trimStart() : text;

/** Draft for one recipient. Survives closing and reloading. */
function useDraft(userId: string, otherId: string) {
  const drafts = createDraftStore(userId);
  const [text, setText] = useState(() => drafts.read(otherId));

  function write(next: string) {
    setText(next);
    drafts.write(otherId, next);
  }

  /** Keeps what was typed while the conversation was being created. */
  const removeSent = (sent: string) => write(getRest(drafts.read(otherId), sent));

  return { text, setText: write, removeSent };
}

/** Explains why the conversation cannot be opened, or that the connection is lost. */
function StateNote({ failure, activity, retry }: OpenedChat) {
  const isCutOff = useIsDisconnected();
  if (!failure) {
    return (
      <p role="status" className="text-caption text-muted">
        {isCutOff && (
          <span className="block pb-2">Reconnecting… We’ll send your messages when you’re back online.</span>
        )}
      </p>
    );
  }
  return (
    <div role="alert" className="flex items-center justify-between gap-4 pb-2 text-small">
      <p className="text-danger">{failure}</p>
      <Button tone="outline" size="small" className="shrink-0" busy={activity !== "resting"} onClick={retry}>
        Try Again
      </Button>
    </div>
  );
}

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
  /** The conversation is being created: the user can type but not send yet. */
  isWaiting: boolean;
  /** Status line above the field. */
  note?: ReactNode;
  field: Ref<HTMLTextAreaElement>;
  onEscape: (() => void) | undefined;
}

function Composer({ text, onText, onSend, isWaiting, note, field, onEscape }: ComposerProps) {
  const length = text.trim().length;
  const isTooLong = length > most;
  const isBlank = length === 0;

  function send() {
    if (!isBlank && !isTooLong && !isWaiting) onSend(text.trim());
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") onEscape?.();
    // Enter also confirms IME composition in many languages.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <div className="border-t border-line px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {note}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label="Type your message..."
          placeholder="Type your message..."
          aria-invalid={isTooLong || undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={handleKeyDown}
          className={clsx("field", fittingHeight, "flex-1 resize-none rounded-card px-4 py-2.5")}
        />
        <button
          type="button"
          aria-label="Send"
          title="Send"
          disabled={isBlank || isWaiting}
          onClick={send}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-accent text-on-accent transition-transform hover:bg-accent-strong active:scale-95 disabled:opacity-55"
        >
          <SendHorizontal aria-hidden className="size-5" />
        </button>
      </div>
      {length > most * 0.9 && <LengthNote length={length} />}
    </div>
  );
}

function LengthNote({ length }: { length: number }) {
  const isTooLong = length > most;
  return (
    <p role="status" className="mt-1 flex justify-between gap-4 px-1 text-caption text-muted">
      <span className={isTooLong ? "text-danger" : "sr-only"}>
        {isTooLong
          ? "This message is too long. Shorten it or send it in parts."
          : "You’re close to the length limit."}
      </span>
      <CharacterCount used={length} max={most} />
    </p>
  );
}
