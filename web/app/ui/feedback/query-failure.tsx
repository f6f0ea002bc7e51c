import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { LoadFailure, type RetriedQuery } from "./load-failure.tsx";

interface LoadErrorProps {
  query: RetriedQuery & { error: Error | null };
  /** "users", as in "Error loading users". */
  what: string;
}

/** Error shown in place of an admin list, with the server's message. */
export function LoadError({ query, what }: LoadErrorProps) {
  const message = query.error?.message || "the server didn’t respond";
  return <LoadFailure query={query} message={`Error loading ${what}: ${message}`} retryLabel="Retry" />;
}

interface InlineFailureProps {
  query: RetriedQuery;
  children: ReactNode;
}

/** One-line error for a part of a form or section; the rest keeps working. */
export function InlineFailure({ query, children }: InlineFailureProps) {
  return (
    <p role="alert" className="flex flex-wrap items-center justify-between gap-3 text-small">
      {children}
      <Button tone="outline" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
        Retry
      </Button>
    </p>
  );
}
