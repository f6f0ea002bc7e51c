import { type ReactNode, useRef } from "react";
import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Button } from "../actions/button.tsx";
import { clsx } from "clsx/lite";
import { dialogStyles } from "./dialog.tsx";
import type { DialogState } from "./use-task.ts";

export interface ConfirmDialogProps extends DialogState {
  /** Names the thing: "Delete the listing “Evening in Vienna”?" */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  text: ReactNode;
  /** The verb, not "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "danger" | "primary";
  busy?: boolean;
  /** Why it cannot be done now. */
  disabledReason?: string | undefined;
  onConfirm: () => void;
  /** Where the focus starts instead of the way out, for example where a reason is typed. */
  initialFocus?: () => HTMLElement | null;
  /** Where the focus goes when what opened the dialog goes away with the thing; nothing means back to it. */
  finalFocus?: () => HTMLElement | null;
  /** A reason to type, for example. */
  children?: ReactNode;
}

/** Asks once before something that cannot easily be taken back. Focus starts on the way out. */
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
