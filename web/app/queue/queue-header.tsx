import type { ReactNode } from "react";

/** Takes the focus when no item is left to take it. */
export const headingId = "queue";

interface QueueHeaderProps {
  title: string;
  /** How many there are, in words. */
  words?: ReactNode;
  shortcuts: ReactNode;
  /** Which ones, and in which order. */
  children: ReactNode;
}

/** The same places in every queue: what it is, how much waits, the keys, and what is shown. */
export function QueueHeader({ title, words, shortcuts, children }: QueueHeaderProps) {
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={headingId} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
            {title}
          </h2>
          <p className="min-h-6 text-muted">{words}</p>
        </div>
        {shortcuts}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">{children}</div>
    </header>
  );
}
