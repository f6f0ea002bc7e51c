import type { ReactElement, ReactNode, RefObject } from "react";
import { Menu as BaseMenu } from "@base-ui/react/menu";

interface MenuProps {
  /** The button that opens the menu, for example an IconButton. */
  trigger: ReactElement;
  align?: "start" | "center" | "end";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Portal container. Choose one inside a landmark, so that screen readers announce where the menu belongs. */
  container?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Heavy (about 45 KB), so import it with `lazy` wherever a public page could show it. */
export function Menu({ trigger, align = "end", open, onOpenChange, container, children }: MenuProps) {
  return (
    <BaseMenu.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal container={container}>
        <BaseMenu.Positioner align={align} sideOffset={8} collisionPadding={8} className="z-50 outline-none">
          <BaseMenu.Popup
            className={
              "max-h-(--available-height) min-w-52 origin-(--transform-origin) overflow-y-auto rounded-card border border-line " +
              "bg-surface p-1.5 text-ink shadow-soft outline-none transition-[opacity,transform] " +
              "data-starting-style:scale-95 data-starting-style:opacity-0 data-ending-style:opacity-0"
            }
          >
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
