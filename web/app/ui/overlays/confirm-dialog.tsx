import { type ReactNode, useRef } from "react";
import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Button } from "../actions/button.tsx";
import { clsx } from "clsx/lite";
import { dialogStyles } from "./dialog.tsx";
import type { DialogState } from "./use-task.ts";

export interface ConfirmDialogProps extends DialogState {
  /** Question that names the item: "Delete the listing “Evening in Vienna”?" */
  title: ReactNode;
  /** Consequence, and whether it can be undone. */
  text: ReactNode;
  /** Use a verb, not "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "danger" | "primary";
  busy?: boolean;
  /** Reason why confirming is disabled. */
  disabledReason?: string | undefined;
  onConfirm: () => void;
  /** Initial focus instead of the cancel button, for example the field for a reason. */
  initialFocus?: () => HTMLElement | null;
  /** Focus target after closing, for a trigger that is removed with the item; null returns the focus to the trigger. */
  finalFocus?: () => HTMLElement | null;
  /** Additional content, for example a field for a reason. */
  children?: ReactNode;
}

/** Asks for confirmation before an action that is hard to undo. Focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, text, confirmLabel, cancelLabel = "Cancel", tone = "danger" } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogStyles.backdrop} />
        <AlertDialog.Viewport className={dialogStyles.viewport}>
          <AlertDialog.Popup
            initialFocus={props.initialFocus ?? cancel}
            finalFocus={() => props.finalFocus?.() ?? true}
            className={clsx(dialogStyles.popup, "sm:max-w-md")}
          >
            <div className="flex flex-col gap-2 overflow-y-auto px-4 py-6 sm:px-6">
              <AlertDialog.Title className={dialogStyles.title}>{title}</AlertDialog.Title>
              <AlertDialog.Description className="text-muted">{text}</AlertDialog.Description>
              {props.children && <div className="mt-3">{props.children}</div>}
            </div>
            <footer className={dialogStyles.footer}>
              <AlertDialog.Close render={<Button ref={cancel} tone="outline" />}>
                {cancelLabel}
              </AlertDialog.Close>
              <Button
                tone={tone}
                busy={props.busy}
                disabledReason={props.disabledReason}
                onClick={props.onConfirm}
              >
                {confirmLabel}
              </Button>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
