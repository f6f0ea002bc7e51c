import type { ReactNode } from "react";

/** A key of the keyboard. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-6 rounded-[0.3125rem] border border-line-strong px-1.5 text-center font-sans text-caption text-ink">
      {children}
    </kbd>
  );
}
