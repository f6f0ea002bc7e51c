import type { ReactNode } from "react";
import { clsx } from "clsx/lite";
import { Link, type To } from "react-router";
import X from "virtual:icons/x";
import { Button } from "./button.tsx";

interface RemovableChipProps {
  children: ReactNode;
  /** For filters stored in the URL: the URL without this filter. */
  to?: To;
  onRemove?: () => void;
  className?: string;
}

/** Chip for a chosen value, with a button to remove it. */
export function RemovableChip({ children, to, onRemove, className }: RemovableChipProps) {
  const content = (
    <>
      <span className="sr-only">Remove </span>
      {children}
      <X aria-hidden />
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} preventScrollReset className={clsx("removable-chip", className)}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" onClick={onRemove} className={clsx("removable-chip", className)}>
      {content}
    </button>
  );
}

interface ClearFiltersProps {
  isFiltered: boolean;
  onClear: () => void;
  className?: string;
}

/** Removes all filters. On small screens it is shown only when a filter is set. */
export function ClearFilters({ isFiltered, onClear, className }: ClearFiltersProps) {
  return (
    <Button
      tone="outline"
      disabledReason={isFiltered ? undefined : "No filters to clear."}
      onClick={onClear}
      className={clsx("shrink-0 whitespace-nowrap", className, !isFiltered && "max-lg:hidden")}
    >
      Clear Filters
    </Button>
  );
}
