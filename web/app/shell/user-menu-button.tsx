import type { ComponentProps } from "react";

/** The face that opens the user menu. */
export function UserMenuButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...props}
      aria-label="Your account"
      title="Your account"
      className="inline-flex size-11 shrink-0 rounded-control"
    />
  );
}
