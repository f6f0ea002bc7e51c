import type { ReactNode } from "react";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { profilesInWords } from "./labels.ts";

interface ResultsBarProps {
  total: number;
  /** While others are on their way: what to say about it. */
  loading: string | false;
  /** Opens the filters where they have no column. */
  button: ReactNode;
  /** The fields of the order. */
  children: ReactNode;
}

export function ResultsBar({ total, loading, button, children }: ResultsBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
      <p role="status" className="mr-auto flex min-h-11 items-center gap-2 font-medium">
        {loading ? (
          <>
            <Spinner className="size-4" />
            {loading}
          </>
        ) : (
          profilesInWords(total)
        )}
      </p>
      {button}
      <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex">{children}</div>
    </div>
  );
}
