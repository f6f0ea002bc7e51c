import { RotateCcw } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import type { OutboxItem } from "./outbox.ts";

interface WaitingNoteProps {
  item: OutboxItem;
  onRetry: () => void;
  onRemove: () => void;
}

/** How it stands with a message that the server does not have yet. */
export function WaitingNote({ item, onRetry, onRemove }: WaitingNoteProps) {
  if (item.state === "sending") return <p className="mt-0.5 text-caption text-muted">Sending…</p>;
  return (
    <div className="mt-1 flex max-w-full flex-col items-end">
      {item.reason && <p className="text-caption text-danger">{item.reason}</p>}
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
