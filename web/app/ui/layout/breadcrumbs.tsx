import { Fragment } from "react";
import { PageLink } from "../actions/page-link.tsx";

interface Crumb {
  label: string;
  to: string;
}

interface BreadcrumbsProps {
  steps: readonly Crumb[];
  /** Name of the current page. */
  current: string;
}

/** Breadcrumb of this page: Home / Category / name. */
export function Breadcrumbs({ steps, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-small text-muted">
        {steps.map(({ label, to }) => (
          <Fragment key={to}>
            <li>
              <PageLink to={to} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
                {label}
              </PageLink>
            </li>
            <li aria-hidden>/</li>
          </Fragment>
        ))}
        <li aria-current="page" className="min-w-0 truncate text-ink">
          <bdi>{current}</bdi>
        </li>
      </ol>
    </nav>
  );
}
