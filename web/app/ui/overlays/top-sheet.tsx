import type { DialogState } from "./use-task.ts";
import type { CSSProperties, ReactNode, RefObject } from "react";
import { Dialog } from "@base-ui/react/dialog";
import { dialogStyles } from "./dialog.tsx";

interface TopSheetProps extends DialogState {
  /** Accessible name, visually hidden. */
  title: string;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Position of the element that the sheet opens over. Centered without one, and full screen on a phone. */
  anchor?: DOMRect | null;
  children: ReactNode;
}

/** Sheet attached to the top edge; full screen on a phone, where the keyboard takes up space. Load it with `lazy`. */
export function TopSheet({ title, open, onOpenChange, initialFocus, anchor, children }: TopSheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Viewport className="fixed inset-0 z-50 flex justify-center sm:items-start sm:px-6 sm:pt-3">
          <Dialog.Popup
            initialFocus={initialFocus}
            style={anchor ? toPosition(anchor) : undefined}
            className="flex w-full flex-col bg-surface text-ink outline-none transition-[opacity,transform] duration-200 data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0 sm:max-h-[calc(100dvh-3rem)] sm:max-w-2xl sm:translate-x-(--sheet-offset,0px) sm:rounded-card sm:border sm:border-line sm:shadow-soft"
          >
            <Dialog.Title className="sr-only">{title}</Dialog.Title>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Same as `max-w-2xl`. */
const maxWidth = 672;
const margin = 24;

/** Shifts the centered sheet sideways until it starts at the anchor, as far as the window allows. */
function toPosition({ left, width, right }: DOMRect): CSSProperties {
  const window = document.documentElement.clientWidth;
  const sheetWidth = Math.min(maxWidth, window - 2 * margin);
  // A wide anchor is a field to cover; a narrow one is a button to stay near.
  const wanted = width > sheetWidth / 2 ? left : right - sheetWidth;
  // Beside a button that is too close to the other edge, the sheet stays in the middle.
  if (wanted < margin) return {};
  const start = Math.min(wanted, window - margin - sheetWidth);
  return { "--sheet-offset": `${start - (window - sheetWidth) / 2}px` } as CSSProperties;
}
