import type { ReactNode } from "react";

/** Stands where one would write. */
export function ClosedNote({ children }: { children: ReactNode }) {
  return (
    <p className="border-t border-line px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-center text-small text-muted">
      {children}
    </p>
  );
}
