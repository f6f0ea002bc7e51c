import type { ReactNode } from "react";
import { clsx } from "clsx/lite";
import { renderAs, type RenderProps } from "./render-as.tsx";

const tones = {
  quiet: "text-ink hover:bg-hover",
  muted: "text-muted hover:bg-hover hover:text-ink",
  outline: "border border-line-strong text-ink hover:bg-hover",
  /** On pictures: the icon has its own color. */
  bare: "",
  danger: "text-danger hover:bg-danger-soft",
} as const;

const sizes = {
  small: "icon-button-small",
  medium: "",
} as const;

export interface IconButtonProps extends Omit<RenderProps, "children"> {
  /** Accessible name: what the button does. */
  label: string;
  icon: ReactNode;
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  /** Small number on the corner, for example unread notifications; include it in the label too. */
  count?: string;
}

export function IconButton({
  label,
  icon,
  tone = "quiet",
  size = "medium",
  count,
  className,
  render,
  ...rest
}: IconButtonProps) {
  return renderAs(render, {
    title: label,
    ...rest,
    "aria-label": label,
    className: clsx("icon-button", sizes[size], tones[tone], className),
    children: (
      <>
        {icon}
        {count && (
          <span
            aria-hidden
            className="absolute top-0 left-1/2 ml-0.5 min-w-5 rounded-control bg-accent px-1 text-center text-[0.6875rem] leading-5 font-semibold text-on-accent"
          >
            {count}
          </span>
        )}
      </>
    ),
  });
}
