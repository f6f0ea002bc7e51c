import type { MouseEvent, ReactNode } from "react";
import { clsx } from "clsx/lite";
import { renderAs, type RenderProps } from "./render-as.tsx";
import { Spinner } from "../feedback/spinner.tsx";

const tones = {
  primary: "button-primary",
  outline: "button-outline",
  quiet: "button-quiet",
  danger: "button-danger",
} as const;

const sizes = {
  small: "button-small",
  medium: "",
  large: "button-large",
} as const;

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
    className: clsx("button", sizes[size], tones[tone], className),
    children: (
      <>
        {busy ? <Spinner /> : icon}
        {children}
        {busy && <span className="sr-only">, please wait</span>}
      </>
    ),
  });
}
