import type { ReactNode } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { withAuditFilter } from "./audit-filters.ts";

interface AuditFilterLinkProps {
  change: Parameters<typeof withAuditFilter>[1];
  /** What following it shows. */
  title: string;
  children: ReactNode;
}

/** Narrows the log to what it names. */
export function AuditFilterLink({ change, title, children }: AuditFilterLinkProps) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <Link
      to={{ pathname, search: withAuditFilter(params, change).toString() }}
      preventScrollReset
      title={title}
      className="inline-flex min-h-6 items-baseline gap-1 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}
