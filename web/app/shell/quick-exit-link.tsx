import { DoorOpen } from "lucide-react";
import type { MouseEvent } from "react";
import { leave, neutralPlace } from "./leave.ts";

function handleClick(event: MouseEvent) {
  event.preventDefault();
  leave();
}

/** A plain link, so that it works before the page is alive. */
export function QuickExitLink() {
  return (
    <a
      href={neutralPlace}
      rel="noreferrer"
      title="Leave this site at once (Esc twice)"
      onClick={handleClick}
      className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control text-small font-medium text-ink hover:bg-hover sm:border sm:border-line-strong sm:px-4"
    >
      <DoorOpen aria-hidden className="size-5 sm:size-4.5" />
      <span className="max-sm:sr-only">Quick exit</span>
    </a>
  );
}
