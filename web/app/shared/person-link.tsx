import type { ReactNode } from "react";
import { Link } from "react-router";
import { clsx } from "clsx/lite";
import { useCapable } from "#web/session/use-capable.ts";

interface PersonLinkProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/** Link from a person's name to their admin page; only the name for staff who may not open it. */
export function PersonLink({ id, className, children }: PersonLinkProps) {
  if (!useCapable()("read-people")) return <bdi className={className}>{children}</bdi>;
  return (
    <Link
      to={`/admin/users/${id}`}
      className={clsx(
        "inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink",
        className,
      )}
    >
      <bdi>{children}</bdi>
    </Link>
  );
}
