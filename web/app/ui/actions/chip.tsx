import type { ReactNode } from "react";
import { clsx } from "clsx/lite";
import { renderAs, type RenderProps } from "./render-as.tsx";

interface ChipProps extends RenderProps {
  icon?: ReactNode;
  /** Makes the chip a toggle with a pressed state. Omit it for a plain link. */
  selected?: boolean;
}

/** Rounded button for a choice, visually 40 px high with a 44 px touch target; `render` turns it into a Link. */
export function Chip({ icon, selected, className, render, children, ...rest }: ChipProps) {
  const toggle = render ? { "aria-current": selected || undefined } : { "aria-pressed": selected };
  return renderAs(render, {
    ...toggle,
    ...rest,
    className: clsx(
      "relative inline-flex min-h-10 shrink-0 items-center gap-2 rounded-control border px-4 text-small whitespace-nowrap",
      "after:absolute after:-inset-y-0.75 after:inset-x-0 disabled:opacity-55 [&>svg]:size-4",
      "transition-transform active:scale-[0.97] disabled:active:scale-100",
      selected
        ? "border-accent bg-accent-soft font-medium text-accent"
        : "border-line bg-transparent text-muted hover:bg-hover hover:text-ink",
      className,
    ),
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  });
}
