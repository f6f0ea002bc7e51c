import ArrowLeft from "virtual:icons/arrow-left";
import X from "virtual:icons/x";
import type { DialogState } from "./use-task.ts";
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { clsx } from "clsx/lite";
import { dialogStyles } from "./dialog.tsx";
import { IconButton } from "../actions/icon-button.tsx";

/** A smaller difference in height comes from the browser UI, not from a keyboard. */
const minKeyboardHeight = 120;

interface TallDialogProps extends DialogState {
  title: ReactNode;
  /** Shown before the title, for example an avatar. */
  before?: ReactNode;
  /** Shown below the title. */
  note?: ReactNode;
  actions?: ReactNode;
  initialFocus?: () => HTMLElement | null;
  /** Label of the back button. With it the dialog is a screen of its own: full size at every width, no close button. */
  back?: string;
  /** Content that fills the space below the header and scrolls independently. */
  children: ReactNode;
}

/** Dialog for longer use: full screen on a phone, a tall panel elsewhere. Load it with `lazy`. */
export function TallDialog(props: TallDialogProps) {
  const { open, onOpenChange, initialFocus, back, children } = props;
  const isPanel = back === undefined;
  const area = useVisibleArea(open);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={dialogStyles.backdrop} />
        <BaseDialog.Viewport
          style={area}
          className={clsx(
            "fixed inset-x-0 top-0 z-50 flex h-dvh items-center justify-center",
            isPanel && "sm:p-6",
          )}
        >
          <BaseDialog.Popup
            initialFocus={() => initialFocus?.() ?? true}
            className={clsx(
              "relative flex h-full w-full flex-col bg-surface text-ink shadow-soft outline-none",
              isPanel && "sm:h-[80dvh] sm:max-h-full sm:max-w-lg sm:rounded-card sm:border sm:border-line",
              "transition-[opacity,transform] duration-200",
              "data-starting-style:translate-y-4 data-starting-style:opacity-0 data-ending-style:translate-y-4",
              "data-ending-style:opacity-0",
              // A nested dialog has no backdrop, so the parent dims itself.
              "data-nested-dialog-open:after:absolute data-nested-dialog-open:after:inset-0",
              "data-nested-dialog-open:after:rounded-[inherit] data-nested-dialog-open:after:bg-overlay",
            )}
          >
            <DialogHeader {...props} />
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

function DialogHeader({ title, before, note, actions, back }: TallDialogProps) {
  const isPanel = back === undefined;
  return (
    <header
      className={clsx(
        "flex min-h-17 items-center gap-3 border-b border-line pt-[max(0.5rem,env(safe-area-inset-top))] pr-2 pb-2",
        isPanel ? "pl-4" : "pl-1",
      )}
    >
      {!isPanel && (
        <BaseDialog.Close
          render={<IconButton label={back} icon={<ArrowLeft aria-hidden />} className="-mr-2" />}
        />
      )}
      {before}
      <div className="min-w-0 flex-1">
        <BaseDialog.Title className="truncate font-serif text-body font-semibold">{title}</BaseDialog.Title>
        {note}
      </div>
      <div className="flex shrink-0">
        {actions}
        {isPanel && <BaseDialog.Close render={<IconButton label="Close" icon={<X aria-hidden />} />} />}
      </div>
    </header>
  );
}

function measureVisibleArea(): CSSProperties | undefined {
  const seen = window.visualViewport;
  // Pinch zoom also shrinks the viewport, but must not resize the dialog.
  if (!seen || seen.scale > 1.01 || window.innerHeight - seen.height < minKeyboardHeight) return undefined;
  return { height: seen.height, transform: `translateY(${seen.offsetTop}px)` };
}

/** Returns the area that an on-screen keyboard leaves visible; undefined without a keyboard. */
function useVisibleArea(isNeeded: boolean): CSSProperties | undefined {
  const [area, setArea] = useState<CSSProperties>();

  useEffect(() => {
    const seen = window.visualViewport;
    if (!isNeeded || !seen) return;
    const handleChange = () => setArea(measureVisibleArea());
    seen.addEventListener("resize", handleChange);
    seen.addEventListener("scroll", handleChange);
    return () => {
      seen.removeEventListener("resize", handleChange);
      seen.removeEventListener("scroll", handleChange);
      setArea(undefined);
    };
  }, [isNeeded]);

  return area;
}
