import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";

interface TaxonomyFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

export function TaxonomyFailure({ error, retrying, onRetry }: TaxonomyFailureProps) {
  return (
    <LoadFailure
      message={`Error loading taxonomy data: ${error.message || "the server did not answer"}`}
      retryLabel="Retry"
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
