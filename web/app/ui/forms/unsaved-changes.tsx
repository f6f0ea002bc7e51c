import { lazyDialog } from "../overlays/lazy-dialog.tsx";
import { useBeforeUnload, useBlocker } from "react-router";

const ConfirmDialog = lazyDialog(async () => (await import("../overlays/confirm-dialog.tsx")).ConfirmDialog);

/** Asks for confirmation before the user leaves a modified form by following a link or closing the page. */
export function UnsavedChanges({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (when) event.preventDefault();
  });

  if (blocker.state !== "blocked") return null;
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}

/** Asks whether unsaved input may be discarded. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onStay()}
      title="Leave without saving?"
      text="Your changes on this page will be lost."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={onLeave}
    />
  );
}
