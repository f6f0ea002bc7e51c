import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";

interface OlderMessagesProps {
  /** Scroll container. */
  frame: RefObject<HTMLElement | null>;
  state: "resting" | "loading" | "failed";
  onLoad: () => void;
}

/** Loads older messages automatically when the user scrolls near the top of the list. */
export function OlderMessages({ frame, state, onLoad }: OlderMessagesProps) {
  const mark = useRef<HTMLDivElement>(null);
  const handleNear = useEffectEvent(onLoad);

  useEffect(() => {
    if (state !== "resting" || !mark.current) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) handleNear();
      },
      { root: frame.current, rootMargin: "240px 0px" },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [state, frame]);

  return (
    <div ref={mark} className="flex min-h-11 items-center justify-center text-small text-muted">
      {state === "failed" ? (
        <Button tone="outline" size="small" onClick={onLoad}>
          Load older messages
        </Button>
      ) : (
        <Spinner />
      )}
    </div>
  );
}
