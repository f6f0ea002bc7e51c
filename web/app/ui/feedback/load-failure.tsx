import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../actions/button.tsx";
import { clsx } from "clsx/lite";
import CloudOff from "virtual:icons/cloud-off";

export interface RetriedQuery {
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadFailureProps {
  message: string;
  text?: ReactNode;
  /** Query to retry. If both `query` and `onRetry` are omitted, the route's loaders run again. */
  query?: RetriedQuery;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
  className?: string;
}

/** Error shown for a list that could not be loaded, with a retry button. */
export function LoadFailure(props: LoadFailureProps) {
  const { message, text, query, retryLabel = "Try Again", className } = props;
  const revalidator = useRevalidator();
  const busy = query?.isFetching ?? props.retrying ?? revalidator.state === "loading";

  function handleRetry() {
    if (query) void query.refetch();
    else if (props.onRetry) props.onRetry();
    else void revalidator.revalidate();
  }

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
      <Button tone="outline" busy={busy} className="mt-3" onClick={handleRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

interface RetriedFailureProps {
  message: string;
  text?: string;
  /** Skeleton shown while the route's loaders run again. */
  loading: ReactNode;
}

/** For a route's error boundary: shows the error, or the skeleton during a retry. */
export function RetriedFailure({ message, text, loading }: RetriedFailureProps) {
  const { state } = useRevalidator();
  return state === "loading" ? loading : <LoadFailure message={message} text={text} />;
}
