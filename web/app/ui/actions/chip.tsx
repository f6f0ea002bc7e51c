import type { ReactNode } from "react";
import { clsx } from "clsx/lite";
import { renderAs, type RenderProps } from "./render-as.tsx";

interface ChipProps extends RenderProps {
  icon?: ReactNode;
  /** Makes the chip a toggle with a pressed state. Omit it for a plain link. */
  selected?: boolean;
  /** On the sky of the home page, the chip has a ground of its own. */
  tone?: "plain" | "sky";
}

const tones = {
  plain: "plain-chip",
  sky: "sky-chip",
} as const;

/** Rounded button for a choice, visually 40 px high with a 44 px touch target; `render` turns it into a Link. */
export function Chip({ icon, selected, tone = "plain", className, render, children, ...rest }: ChipProps) {
  const toggle = render ? { "aria-current": selected || undefined } : { "aria-pressed": selected };
  return renderAs(render, {
    ...toggle,
    ...rest,
    className: clsx(
      "chip",
      selected ? "border-accent bg-accent-soft font-medium text-accent" : tones[tone],
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
