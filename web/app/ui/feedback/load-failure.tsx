import type { ReactNode } from "react";
import { CloudOff } from "lucide-react";
import { useRevalidator } from "react-router";
import { Button } from "../actions/button.tsx";
import { clsx } from "clsx";

interface LoadFailureProps {
  message: string;
  text?: ReactNode;
  /** Without it the page's own loaders run again. */
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
  className?: string;
}

/** A list that could not be loaded, with a retry that retries. */
export function LoadFailure(props: LoadFailureProps) {
  const { message, text, onRetry, retrying, retryLabel = "Try Again", className } = props;
  const revalidator = useRevalidator();
  const busy = retrying ?? revalidator.state === "loading";

  return (
    <div
      role="alert"
      className={clsx("mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center", className)}
    >
      <span
        aria-hidden
        className="mb-1 flex size-14 items-center justify-center rounded-control bg-danger-soft text-danger"
      >
        <CloudOff className="size-6" />
      </span>
      <p className="font-serif text-lead font-semibold">{message}</p>
      {text && <p className="text-muted">{text}</p>}
      <Button
        tone="outline"
        busy={busy}
        className="mt-3"
        onClick={onRetry ?? (() => revalidator.revalidate())}
      >
        {retryLabel}
      </Button>
    </div>
  );
}

interface QueryFailureProps extends Pick<LoadFailureProps, "message" | "retryLabel" | "className"> {
  query: { isFetching: boolean; refetch: () => unknown };
}

/** A query that failed, with a retry of its own. */
export function QueryFailure({ query, ...failure }: QueryFailureProps) {
  return <LoadFailure {...failure} retrying={query.isFetching} onRetry={() => void query.refetch()} />;
}

interface LoadErrorProps {
  query: QueryFailureProps["query"] & { error: Error | null };
  /** "users", as in "Error loading users". */
  what: string;
}

/** The same in the admin area, with the server's own words. */
export function LoadError({ query, what }: LoadErrorProps) {
  const words = query.error?.message || "the server did not answer";
  return <QueryFailure query={query} message={`Error loading ${what}: ${words}`} retryLabel="Retry" />;
}

interface RetriedFailureProps {
  message: string;
  text?: string;
  /** Places for what is coming, while the page's loaders run again. */
  loading: ReactNode;
}

/** For a route's error boundary: what failed, and its skeleton as soon as one tries again. */
export function RetriedFailure({ message, text, loading }: RetriedFailureProps) {
  const { state } = useRevalidator();
  return state === "loading" ? loading : <LoadFailure message={message} text={text} />;
}
