import type { ReactElement, ReactNode, RefObject } from "react";
import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { clsx } from "clsx/lite";
import { IconButton } from "../actions/icon-button.tsx";
import { Button, type ButtonProps } from "../actions/button.tsx";
import X from "virtual:icons/x";

/** Bottom sheet on a phone, centered panel elsewhere. */
export const dialogStyles = {
  backdrop:
    "fixed inset-0 z-40 bg-overlay transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0",
  viewport: "fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6",
  popup:
    "flex max-h-[92dvh] w-full flex-col rounded-t-card border border-line bg-surface text-ink shadow-soft outline-none " +
    "sm:max-h-[85dvh] sm:rounded-card transition-[opacity,transform] duration-200 " +
    "data-starting-style:translate-y-4 data-starting-style:opacity-0 data-ending-style:translate-y-4 data-ending-style:opacity-0",
  title: "font-serif text-lead font-semibold",
  description: "text-small text-muted",
  footer:
    "flex flex-col-reverse gap-2 border-t border-line px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] " +
    "sm:flex-row sm:justify-end sm:px-6",
} as const;

/** A nested dialog has no backdrop, so the parent dims itself. */
const nestedStyles =
  "relative data-nested-dialog-open:after:absolute data-nested-dialog-open:after:inset-0 " +
  "data-nested-dialog-open:after:rounded-[inherit] data-nested-dialog-open:after:bg-overlay";

const sizes = { small: "sm:max-w-md", medium: "sm:max-w-lg", large: "sm:max-w-3xl" } as const;

interface DialogProps {
  title: ReactNode;
  description?: ReactNode;
  /** Shown before the title, for example a photo. */
  before?: ReactNode;
  /** Omit it and pass a `trigger` if no parent needs the state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  footer?: ReactNode;
  size?: keyof typeof sizes;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Focus target after closing, where the trigger may be gone; null returns the focus to the trigger. */
  finalFocus?: () => HTMLElement | null;
  children?: ReactNode;
}

/** Heavy, so import it with `lazy` on public pages. */
export function Dialog(props: DialogProps) {
  const {
    title,
    description,
    before,
    open,
    onOpenChange,
    trigger,
    footer,
    size = "medium",
    initialFocus,
    finalFocus,
    children,
  } = props;
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={dialogStyles.backdrop} />
        <BaseDialog.Viewport className={dialogStyles.viewport}>
          <BaseDialog.Popup
            initialFocus={initialFocus}
            finalFocus={() => finalFocus?.() ?? true}
            className={clsx(dialogStyles.popup, nestedStyles, sizes[size])}
          >
            <header className="flex items-start justify-between gap-4 pt-3 pr-3 pb-2 pl-4 sm:pt-4 sm:pr-4 sm:pl-6">
              {before}
              <div className="flex min-w-0 flex-1 flex-col gap-1 pt-2">
                <BaseDialog.Title className={dialogStyles.title}>{title}</BaseDialog.Title>
                {description && (
                  <BaseDialog.Description className={dialogStyles.description}>
                    {description}
                  </BaseDialog.Description>
                )}
              </div>
              <BaseDialog.Close render={<IconButton label="Close" icon={<X aria-hidden />} />} />
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-2 pb-6 sm:px-6">{children}</div>
            {footer && <footer className={dialogStyles.footer}>{footer}</footer>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

interface DialogButtonsProps extends Pick<ButtonProps, "busy" | "disabledReason" | "tone"> {
  /** Use a verb, not "OK". */
  label: string;
  onCancel: () => void;
}

/** Cancel and submit buttons for a form in a dialog. */
export function DialogButtons({ label, onCancel, ...submit }: DialogButtonsProps) {
  return (
    <div className="flex flex-col-reverse gap-2 pt-1 sm:flex-row sm:justify-end">
      <Button tone="outline" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" {...submit}>
        {label}
      </Button>
    </div>
  );
}
