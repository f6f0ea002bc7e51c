import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { LoadFailure, type RetriedQuery } from "./load-failure.tsx";

interface LoadErrorProps {
  query: RetriedQuery & { error: Error | null };
  /** "users", as in "Error loading users". */
  what: string;
}

/** The same in the admin area, with the server's own words. */
export function LoadError({ query, what }: LoadErrorProps) {
  const message = query.error?.message || "the server did not answer";
  return <LoadFailure query={query} message={`Error loading ${what}: ${message}`} retryLabel="Retry" />;
}

interface InlineFailureProps {
  query: RetriedQuery;
  children: ReactNode;
}

/** A part of a form or section that could not be loaded, in one line; the rest goes on without it. */
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
