import { useRef } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "#web/ui/overlays/confirm-dialog.tsx";
import { type ChangeOptions, useChange } from "./use-change.ts";

interface ConfirmChangeProps
  extends Omit<ConfirmDialogProps, "busy" | "onConfirm">, Omit<ChangeOptions<void>, "onDone"> {
  /** Id of the element that receives the focus after the item and the dialog's trigger are removed. */
  focusId?: string;
}

/** Asks for confirmation, runs the change and closes. */
export function ConfirmChange({ change, done, failed, refresh, focusId, ...dialog }: ConfirmChangeProps) {
  const isDone = useRef(false);
  const confirmed = useChange({
    change,
    done,
    failed,
    refresh,
    onDone: () => {
      isDone.current = true;
      dialog.onOpenChange(false);
    },
  });
  return (
    <ConfirmDialog
      finalFocus={() => (isDone.current && focusId ? document.getElementById(focusId) : null)}
      {...dialog}
      busy={confirmed.isPending}
      onConfirm={() => confirmed.mutate()}
    />
  );
}
