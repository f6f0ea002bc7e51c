import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export interface PagerNumbers {
  /** Counted from 1. */
  page: number;
  totalPages: number;
  /** With both of these the range of results is shown too. */
  total?: number;
  perPage?: number;
  className?: string;
}

interface PagerFrameProps extends PagerNumbers {
  previous: ReactNode;
  next: ReactNode;
}

/** Previous, "Page n of m", Next, and the range; nothing at all when there is only one page. */
export function PagerFrame({ page, totalPages, total, perPage, previous, next, className }: PagerFrameProps) {
  const range = total !== undefined && perPage !== undefined && total > 0;
  return (
    <nav
      aria-label="Pagination"
      className={classes("flex flex-wrap items-center justify-between gap-x-6 gap-y-3", className)}
    >
      {range && (
        <p className="text-small text-muted tabular-nums">
          {`Showing ${(page - 1) * perPage + 1} to ${Math.min(page * perPage, total)} of ${total} results`}
        </p>
      )}
      {totalPages > 1 && (
        <div className="flex items-center gap-2">
          {previous}
          <p className="px-2 text-small whitespace-nowrap tabular-nums">{`Page ${page} of ${totalPages}`}</p>
          {next}
        </div>
      )}
    </nav>
  );
}
