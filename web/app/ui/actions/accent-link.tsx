import type { ComponentProps } from "react";
import { Link } from "react-router";
import { clsx } from "clsx/lite";

/** Link that stands out from the surrounding text. */
export const AccentLink = ({ className, ...link }: ComponentProps<typeof Link>) => (
  <Link
    {...link}
    className={clsx(className, "text-accent underline underline-offset-4 hover:text-accent-strong")}
  />
);
