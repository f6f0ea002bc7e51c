import { Button } from "#web/ui/actions/button.tsx";

/** The rest of the form goes on without them. */
export function PicturesFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>Failed to load your pictures.</p>
      <Button tone="outline" size="small" busy={retrying} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
