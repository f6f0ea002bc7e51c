import type { DialogState } from "./use-task.ts";
import type { ReactElement, ReactNode, RefObject } from "react";
import { Popover as BasePopover } from "@base-ui/react/popover";
import { clsx } from "clsx/lite";

interface PopoverProps extends DialogState {
  /** Accessible name of the popup. */
  title: ReactNode;
  /** Shown next to the title. */
  actions?: ReactNode;
  /** The button that opens the popup, for example an IconButton. */
  trigger: ReactElement;
  /** Portal container. Choose one inside a landmark, so that screen readers announce where the popup belongs. */
  container?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
}

/** Popup next to its button. Heavy, so import it with `lazy` wherever a public page could show it. */
export function Popover(props: PopoverProps) {
  const { title, actions, trigger, open, onOpenChange, container, className, children } = props;
  return (
    <BasePopover.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal container={container}>
        <BasePopover.Positioner
          align="end"
          sideOffset={8}
          collisionPadding={8}
          // If there is little space, the popup scrolls instead of flipping to another side.
          collisionAvoidance={{ side: "none", align: "shift", fallbackAxisSide: "none" }}
          className="z-50 outline-none"
        >
          <BasePopover.Popup
            className={clsx(
              "flex max-h-[min(36rem,var(--available-height))] origin-(--transform-origin) flex-col rounded-card border border-line",
              "bg-surface text-ink shadow-soft outline-none transition-[opacity,transform]",
              "data-starting-style:scale-95 data-starting-style:opacity-0 data-ending-style:opacity-0",
              className,
            )}
          >
            <div className="flex min-h-14 items-center justify-between gap-4 border-b border-line pr-2 pl-4">
              <BasePopover.Title className="font-serif text-lead font-semibold">{title}</BasePopover.Title>
              {actions}
            </div>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
