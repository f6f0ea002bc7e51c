import { lazy, Suspense } from "react";
import { useBeforeUnload, useBlocker } from "react-router";

const ConfirmDialog = lazy(async () => ({
  default: (await import("../overlays/confirm-dialog.tsx")).ConfirmDialog,
}));

/** Asks before a form that was touched is left, by a link or by closing the page. */
export function UnsavedChanges({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (when) event.preventDefault();
  });

  if (blocker.state !== "blocked") return null;
  return (
    <Suspense>
      <ConfirmDialog
        open
        onOpenChange={(open) => open || blocker.reset()}
        title="Leave without saving?"
        text="What you changed on this page will be lost."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={() => blocker.proceed()}
      />
    </Suspense>
  );
}
