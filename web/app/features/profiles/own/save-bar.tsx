import { lazy, Suspense, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";

const ConfirmDialog = lazy(async () => ({
  default: (await import("#web/ui/overlays/confirm-dialog.tsx")).ConfirmDialog,
}));

interface SaveBarProps {
  label: string;
  isUnsaved: boolean;
  busy: boolean;
  /** Left out where there is nothing to go back to. */
  onCancel?: () => void;
}

/** Stays in sight below the form, however long that is. */
export function SaveBar({ label, isUnsaved, busy, onCancel }: SaveBarProps) {
  const [isAsking, setAsking] = useState(false);

  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-3 border-t border-line bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
      <p role="status" className="text-small text-muted">
        {isUnsaved ? "Not saved yet" : ""}
      </p>
      <div className="flex gap-2">
        {onCancel && (
          <Button tone="quiet" onClick={() => (isUnsaved ? setAsking(true) : onCancel())}>
            Cancel
          </Button>
        )}
        <Button type="submit" className="whitespace-nowrap" busy={busy}>
          {label}
        </Button>
      </div>
      {isAsking && onCancel && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title="Leave without saving?"
            text="What you changed on this page will be lost."
            confirmLabel="Leave"
            cancelLabel="Stay"
            onConfirm={onCancel}
          />
        </Suspense>
      )}
    </div>
  );
}
