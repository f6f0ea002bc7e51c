import type { ComponentProps } from "react";
import { Link } from "react-router";

interface PageLinkProps extends ComponentProps<typeof Link> {
  /** Path from the root of the site. */
  to: string;
}

/**
 * Link for lists that have dozens of them. The server renders the anchor itself: resolving a path that is already
 * complete took a tenth of rendering a page.
 */
export function PageLink(props: PageLinkProps) {
  if (!import.meta.env.SSR) return <Link discover="none" {...props} />;
  const { to, state: _, viewTransition: __, children, ...anchor } = props;
  return (
    <a {...anchor} href={to}>
      {children}
    </a>
  );
}
