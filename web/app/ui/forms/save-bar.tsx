import { Button } from "../actions/button.tsx";

interface SaveBarProps {
  /** Number of unsaved changes. */
  changed: number;
  busy: boolean;
  onDiscard: () => void;
}

/** Sticky bar below a long form: how much changed, and the buttons that save or discard it. */
export function SaveBar({ changed, busy, onDiscard }: SaveBarProps) {
  const untouched = changed === 0 ? "No changes to save." : undefined;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line bg-ground px-4 py-3 sm:mx-0 sm:px-0">
      <p role="status" className="text-small text-muted">
        {changed === 0 ? "No changes" : `${changed} changed`}
      </p>
      <div className="flex gap-2">
        <Button
          tone="quiet"
          className="max-sm:px-3"
          disabledReason={busy ? "Your changes are being saved." : untouched}
          onClick={onDiscard}
        >
          Discard
        </Button>
        <Button type="submit" className="whitespace-nowrap" busy={busy} disabledReason={untouched}>
          Save changes
        </Button>
      </div>
    </div>
  );
}
