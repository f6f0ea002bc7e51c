import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import ChevronLeft from "virtual:icons/chevron-left";
import ChevronRight from "virtual:icons/chevron-right";
import { getPageWindow } from "./page-numbers.ts";

interface NumberedPagerProps {
  page: number;
  totalPages: number;
  /** Query parameter that all pages of the list share. */
  shared?: { name: string; value: string } | undefined;
}

/** Numbered pages as links that preserve the other query parameters; renders nothing for a single page. */
export function NumberedPager({ page, totalPages, shared }: NumberedPagerProps) {
  const { search } = useLocation();
  if (totalPages < 2) return null;

  function toPageAddress(target: number) {
    const query = new URLSearchParams(search);
    if (target > 1) query.set("page", String(target));
    else query.delete("page");
    if (shared) query.set(shared.name, shared.value);
    return { search: query.toString() };
  }

  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-center gap-1 text-small font-medium"
    >
      {page > 1 && (
        <PageLink to={toPageAddress(page - 1)} rel="prev" label="Previous page">
          <ChevronLeft aria-hidden className="size-4" />
          <span className="max-sm:hidden">Previous</span>
        </PageLink>
      )}
      {getPageWindow(page, totalPages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden className="px-1 text-muted">
            …
          </span>
        ) : (
          <PageLink
            key={number}
            to={toPageAddress(number)}
            label={`Page ${number}`}
            current={number === page}
          >
            {number}
          </PageLink>
        ),
      )}
      {page < totalPages && (
        <PageLink to={toPageAddress(page + 1)} rel="next" label="Next page">
          <span className="max-sm:hidden">Next</span>
          <ChevronRight aria-hidden className="size-4" />
        </PageLink>
      )}
    </nav>
  );
}

interface PageLinkProps {
  to: { search: string };
  label: string;
  rel?: string;
  current?: boolean;
  children: ReactNode;
}

function PageLink({ to, label, rel, current = false, children }: PageLinkProps) {
  return (
    <Link
      to={to}
      discover="none"
      rel={rel}
      aria-label={label}
      aria-current={current ? "page" : undefined}
      className="page-number"
    >
      {children}
    </Link>
  );
}
