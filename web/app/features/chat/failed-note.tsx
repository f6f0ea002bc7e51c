import { RotateCcw } from "lucide-react";
import { Button } from "#web/ui/actions/button.tsx";

interface FailedNoteProps {
  /** The server's own words. */
  reason: string | undefined;
  onRetry: () => void;
  onRemove: () => void;
}

/** A message that the server would not take. */
export function FailedNote({ reason, onRetry, onRemove }: FailedNoteProps) {
  return (
    <div className="mt-1 flex max-w-full flex-col items-end">
      {reason && <p className="text-caption text-danger">{reason}</p>}
      <div className="flex flex-wrap justify-end">
        <Button tone="quiet" size="small" className="text-muted!" onClick={onRemove}>
          Delete
        </Button>
        <Button
          tone="quiet"
          size="small"
          className="text-danger!"
          icon={<RotateCcw aria-hidden className="size-4" />}
          onClick={onRetry}
        >
          Failed, retry
        </Button>
      </div>
    </div>
  );
}
