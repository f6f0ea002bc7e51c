import type { MouseEvent, ReactNode } from "react";
import { clsx } from "clsx/lite";
import { renderAs, type RenderProps } from "./render-as.tsx";
import { Spinner } from "../feedback/spinner.tsx";

const tones = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  outline: "border border-line-strong bg-transparent text-ink hover:bg-hover",
  quiet: "bg-transparent text-ink hover:bg-hover",
  danger: "bg-danger text-on-danger hover:bg-danger-strong",
} as const;

// The small size is 36 px visually, with a 44 px touch target.
const sizes = {
  small: "relative min-h-9 px-3.5 text-small after:absolute after:-inset-y-1.25 after:inset-x-0",
  medium: "min-h-11 px-5 text-body",
  large: "min-h-13 px-7 text-body",
} as const;

const base =
  "inline-flex items-center justify-center gap-2 rounded-control py-1.5 text-center font-medium select-none " +
  "transition-transform active:scale-[0.98] aria-disabled:active:scale-100 disabled:active:scale-100 " +
  "disabled:opacity-55 aria-disabled:not-aria-busy:opacity-55 [&>svg]:shrink-0";

export interface ButtonProps extends RenderProps {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  busy?: boolean;
  icon?: ReactNode;
  /** Reason why the button is disabled. It stays focusable, so that screen readers announce the reason. */
  disabledReason?: string;
}

/** `render` applies the button's styles to another element, for example `<Link to="/" />`. */
export function Button({
  tone = "primary",
  size = "medium",
  busy = false,
  icon,
  disabledReason,
  className,
  render,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const blocked = busy || disabledReason !== undefined;

  // A busy button ignores clicks but keeps the focus, which `disabled` would drop.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  }

  return renderAs(render, {
    ...rest,
    onClick: handleClick,
    title: disabledReason ?? rest.title,
    "aria-description": disabledReason,
    "aria-busy": busy || undefined,
    "aria-disabled": blocked || undefined,
    className: clsx(base, sizes[size], tones[tone], className),
    children: (
      <>
        {busy ? <Spinner /> : icon}
        {children}
        {busy && <span className="sr-only">, please wait</span>}
      </>
    ),
  });
}
