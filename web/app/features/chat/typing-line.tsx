import { useIsTyping } from "./use-typing.ts";

interface TypingLineProps {
  conversationId: string;
  name: string;
  lastSequence: number;
}

/** Has its place whether or not it says something, so that nothing jumps. */
export function TypingLine({ conversationId, name, lastSequence }: TypingLineProps) {
  const isTyping = useIsTyping(conversationId, lastSequence);
  return (
    <p aria-live="polite" className="h-5 shrink-0 truncate px-4 text-caption text-muted">
      {isTyping && (
        <>
          <bdi>{name}</bdi> is typing…
        </>
      )}
    </p>
  );
}
