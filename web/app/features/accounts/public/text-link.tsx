import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link within a line of text. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return (
    <Link
      {...props}
      className="font-medium whitespace-nowrap text-accent underline underline-offset-4 hover:text-accent-strong"
    />
  );
}
