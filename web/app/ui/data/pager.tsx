import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link, useLocation } from "react-router";
import { Button } from "../actions/button.tsx";
import { PagerFrame, type PagerNumbers } from "./pager-frame.tsx";

interface PagerProps extends PagerNumbers {
  /** Goes into the address of every other page, for example where the list began. */
  keep?: Record<string, string>;
  /** The part of the page that the list is in, when it is not all of it. */
  hash?: string;
}

/** Pages as links that keep the rest of the address. */
export function Pager({ keep = {}, hash, ...props }: PagerProps) {
  const { pathname, search } = useLocation();

  function addressOf(page: number) {
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
      previous={
        <Button
          tone="outline"
          className="max-sm:px-3.5"
          icon={<ChevronLeft aria-hidden className="size-4" />}
          disabled={page <= 1}
          render={page > 1 ? <Link to={addressOf(page - 1)} rel="prev" /> : undefined}
        >
          Previous
        </Button>
      }
      next={
        <Button
          tone="outline"
          className="max-sm:px-3.5"
          disabled={page >= totalPages}
          render={page < totalPages ? <Link to={addressOf(page + 1)} rel="next" /> : undefined}
        >
          Next
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      }
    />
  );
}
