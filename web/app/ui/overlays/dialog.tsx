import type { ReactElement, ReactNode, RefObject } from "react";
import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { classes } from "../actions/classes.ts";
import { dialogLooks } from "./dialog-looks.ts";
import { IconButton } from "../actions/icon-button.tsx";

const sizes = { small: "sm:max-w-md", medium: "sm:max-w-lg", large: "sm:max-w-3xl" } as const;

interface DialogProps {
  title: ReactNode;
  description?: ReactNode;
  /** Leave `open` out and give a `trigger` when nobody else needs to know. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  footer?: ReactNode;
  size?: keyof typeof sizes;
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** Heavy enough to load when it is first needed: import it with `lazy` from public pages. */
export function Dialog(props: DialogProps) {
  const {
    title,
    description,
    open,
    onOpenChange,
    trigger,
    footer,
    size = "medium",
    initialFocus,
    children,
  } = props;
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={dialogLooks.backdrop} />
        <BaseDialog.Viewport className={dialogLooks.viewport}>
          <BaseDialog.Popup initialFocus={initialFocus} className={classes(dialogLooks.popup, sizes[size])}>
            <header className="flex items-start justify-between gap-4 pt-3 pr-3 pb-2 pl-4 sm:pt-4 sm:pr-4 sm:pl-6">
              <div className="flex flex-col gap-1 pt-2">
                <BaseDialog.Title className={dialogLooks.title}>{title}</BaseDialog.Title>
                {description && (
                  <BaseDialog.Description className={dialogLooks.description}>
                    {description}
                  </BaseDialog.Description>
                )}
              </div>
              <BaseDialog.Close render={<IconButton label="Close" icon={<X aria-hidden />} />} />
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-2 pb-6 sm:px-6">{children}</div>
            {footer && <footer className={dialogLooks.footer}>{footer}</footer>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
