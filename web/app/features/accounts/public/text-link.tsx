import type { ComponentProps } from "react";
import { AccentLink } from "#web/ui/actions/accent-link.tsx";

/** A link within a line of text. */
export const TextLink = (props: ComponentProps<typeof AccentLink>) => (
  <AccentLink {...props} className="font-medium whitespace-nowrap" />
);
