import type { ReactNode } from "react";
import { classes } from "../actions/classes.ts";

export interface PagerNumbers {
  /** Counted from 1. */
  page: number;
  totalPages: number;
  /** With both of these the range of results is shown too. */
  total?: number;
  perPage?: number;
  /** Needed where a page has two of them. */
  label?: string;
  className?: string;
}

interface PagerFrameProps extends PagerNumbers {
  previous: ReactNode;
  next: ReactNode;
}

/** Previous, "Page n of m", Next, and the range; nothing at all when there is only one page. */
export function PagerFrame(props: PagerFrameProps) {
  const { page, totalPages, total, perPage, label = "Pagination", previous, next, className } = props;
  const range = total !== undefined && perPage !== undefined && total > 0;
  return (
    <nav
      aria-label={label}
      className={classes("flex flex-wrap items-center justify-between gap-x-6 gap-y-3", className)}
    >
      {range && (
        <p className="text-small text-muted tabular-nums">
          {`Showing ${(page - 1) * perPage + 1} to ${Math.min(page * perPage, total)} of ${total} results`}
        </p>
      )}
      {totalPages > 1 && (
        <div className="flex flex-wrap items-center gap-1 sm:gap-2">
          {previous}
          <p className="px-2 text-small whitespace-nowrap tabular-nums">{`Page ${page} of ${totalPages}`}</p>
          {next}
        </div>
      )}
    </nav>
  );
}
