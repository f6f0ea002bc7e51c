import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { clsx } from "clsx/lite";

const foldThreshold = 300;

/** User-written text. Long texts start collapsed, so that the content below stays visible. */
export function FoldedText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > foldThreshold;
  return (
    <div className="flex flex-col items-start gap-1">
      <p
        className={clsx("max-w-prose wrap-anywhere whitespace-pre-line", isLong && !isOpen && "line-clamp-4")}
      >
        <bdi>{text}</bdi>
      </p>
      {isLong && (
        <Button
          tone="quiet"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-ml-3.5"
        >
          {isOpen ? "Show less" : "Show all"}
        </Button>
      )}
    </div>
  );
}
