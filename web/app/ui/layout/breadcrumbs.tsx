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
      <ol className="breadcrumb">
        {steps.map(({ label, to }) => (
          <Fragment key={to}>
            <li>
              <PageLink to={to}>{label}</PageLink>
            </li>
            <li aria-hidden>/</li>
          </Fragment>
        ))}
        <li aria-current="page">
          <bdi>{current}</bdi>
        </li>
      </ol>
    </nav>
  );
}
