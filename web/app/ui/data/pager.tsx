import { Link, Navigate, useLocation, useSearchParams } from "react-router";
import { Button, type ButtonProps } from "../actions/button.tsx";
import { clsx } from "clsx/lite";
import ChevronLeft from "virtual:icons/chevron-left";
import ChevronRight from "virtual:icons/chevron-right";

interface PagerProps extends PagerNumbers {
  /** Query parameters to add to the links to other pages, for example the time up to which entries are listed. */
  keep?: Record<string, string>;
  /** Hash of the section that contains the list, if it is not the whole page. */
  hash?: string;
}

/** Pages as links that preserve the other query parameters. */
export function Pager({ keep = {}, hash, ...props }: PagerProps) {
  const { pathname, search } = useLocation();

  function toPageAddress(page: number) {
    const query = new URLSearchParams(search);
    if (page > 1) query.set("page", String(page));
    else query.delete("page");
    for (const [name, value] of Object.entries(keep)) query.set(name, value);
    return { pathname, search: query.toString(), hash };
  }

  const { page, totalPages } = props;
  return (
    <PagerFrame
      {...props}
      previous={{ render: page > 1 ? <Link to={toPageAddress(page - 1)} rel="prev" /> : undefined }}
      next={{ render: page < totalPages ? <Link to={toPageAddress(page + 1)} rel="next" /> : undefined }}
    />
  );
}

interface PagerNumbers {
  /** Page number, starting at 1. */
  page: number;
  totalPages: number;
  /** If both `total` and `perPage` are given, the range of results is shown as well. */
  total?: number;
  perPage?: number;
  /** Required if a page has two pagers. */
  label?: string;
  className?: string;
}

type Step = Pick<ButtonProps, "render" | "onClick">;

interface PagerFrameProps extends PagerNumbers {
  /** Actions of the two buttons. */
  previous: Step;
  next: Step;
}

/** Previous, "Page n of m", Next, and the range; renders nothing for a single page. */
function PagerFrame(props: PagerFrameProps) {
  const { page, totalPages, total, perPage, label = "Pagination", previous, next, className } = props;
  const range = total !== undefined && perPage !== undefined && total > 0;
  return (
    <nav
      aria-label={label}
      className={clsx("flex flex-wrap items-center justify-between gap-x-6 gap-y-3", className)}
    >
      {range && (
        <p className="text-small text-muted tabular-nums">
          {`Showing ${(page - 1) * perPage + 1} to ${Math.min(page * perPage, total)} of ${total} results`}
        </p>
      )}
      {totalPages > 1 && (
        <div className="flex flex-wrap items-center gap-1 sm:gap-2">
          <Button
            tone="outline"
            className="max-sm:px-3.5 max-[359px]:px-2.5"
            icon={<ChevronLeft aria-hidden className="size-4" />}
            disabled={page <= 1}
            {...previous}
          >
            Previous
          </Button>
          <p className="px-2 text-small whitespace-nowrap max-[359px]:px-1 tabular-nums">{`Page ${page} of ${totalPages}`}</p>
          <Button
            tone="outline"
            className="max-sm:px-3.5 max-[359px]:px-2.5"
            disabled={page >= totalPages}
            {...next}
          >
            Next
            <ChevronRight aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </nav>
  );
}

/**
 * Redirects to the last page if the page number is out of range, for example because the last item on the page was
 * removed.
 */
export function LastPageRedirect({ pages }: { pages: number }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set("page", String(pages));
  return <Navigate to={{ search: next.toString() }} replace />;
}

interface ButtonPagerProps extends PagerNumbers {
  onPage: (page: number) => void;
}

/** Pager for a list within a page; does not change the URL. */
export function ButtonPager({ onPage, ...numbers }: ButtonPagerProps) {
  return (
    <PagerFrame
      {...numbers}
      previous={{ onClick: () => onPage(numbers.page - 1) }}
      next={{ onClick: () => onPage(numbers.page + 1) }}
    />
  );
}
