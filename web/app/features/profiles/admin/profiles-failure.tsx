import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";

interface ProfilesFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

export function ProfilesFailure({ error, retrying, onRetry }: ProfilesFailureProps) {
  return (
    <LoadFailure
      message={`Error loading escort profiles: ${error.message || "the server did not answer"}`}
      retryLabel="Retry"
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
