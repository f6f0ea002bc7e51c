import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";

const short = 400;

/** Long texts start folded, so that the next listing stays in sight. */
export function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > short;
  return (
    <div className="flex flex-col items-start gap-1">
      <p
        className={classes(
          "max-w-prose wrap-anywhere whitespace-pre-line",
          isLong && !isOpen && "line-clamp-5",
        )}
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
