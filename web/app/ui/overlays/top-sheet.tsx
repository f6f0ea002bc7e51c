import type { DialogState } from "./use-task.ts";
import type { ReactNode, RefObject } from "react";
import { Dialog } from "@base-ui/react/dialog";
import { dialogStyles } from "./dialog.tsx";

interface TopSheetProps extends DialogState {
  /** Accessible name, visually hidden. */
  title: string;
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Sheet attached to the top edge; full screen on a phone, where the keyboard takes up space. Load it with `lazy`. */
export function TopSheet({ title, open, onOpenChange, initialFocus, children }: TopSheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Viewport className="fixed inset-0 z-50 flex justify-center sm:items-start sm:px-6 sm:pt-3">
          <Dialog.Popup
            initialFocus={initialFocus}
            className="flex w-full flex-col bg-surface text-ink outline-none transition-[opacity,transform] duration-200 data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0 sm:max-h-[calc(100dvh-3rem)] sm:max-w-2xl sm:rounded-card sm:border sm:border-line sm:shadow-soft"
          >
            <Dialog.Title className="sr-only">{title}</Dialog.Title>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
