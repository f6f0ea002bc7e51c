import { limits } from "@vesper/contract/limits";
import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from "react";
import { CharacterCount } from "#web/ui/forms/character-count.tsx";
import { classes } from "#web/ui/actions/classes.ts";
import { fieldLooks } from "#web/ui/forms/field-looks.ts";

const { message: most } = limits.chat;

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
  /** Nothing can be sent yet, but written. */
  isWaiting: boolean;
  /** A word about what is going on, above the field. */
  note?: ReactNode;
  field: Ref<HTMLTextAreaElement>;
}

/** As high as what is written, up to five lines. */
function useFittingHeight(text: string) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = frame.current?.querySelector("textarea");
    if (!field) return;
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
  }, [text]);
  return frame;
}

export function Composer({ text, onText, onSend, isWaiting, note, field }: ComposerProps) {
  const frame = useFittingHeight(text);
  const length = text.trim().length;
  const isTooLong = length > most;
  const isBlank = length === 0;

  function send() {
    if (!isBlank && !isTooLong && !isWaiting) onSend(text.trim());
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Enter also ends the writing of a word in many languages.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <div className="border-t border-line px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {note}
      <div ref={frame} className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label="Type your message..."
          placeholder="Type your message..."
          aria-invalid={isTooLong || undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={handleKeyDown}
          className={classes(fieldLooks, "max-h-[8.875rem] flex-1 resize-none rounded-card px-4 py-2.5")}
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
      {length > most * 0.9 && (
        <p role="status" className="mt-1 flex justify-between gap-4 px-1 text-caption text-muted">
          <span className={isTooLong ? "text-danger" : "sr-only"}>
            {isTooLong ? "This is too long for one message." : "Little room is left."}
          </span>
          <CharacterCount used={length} max={most} />
        </p>
      )}
    </div>
  );
}
