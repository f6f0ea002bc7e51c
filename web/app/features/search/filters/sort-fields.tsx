import { optionsOf } from "#web/ui/forms/options-of.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { filterFormId } from "./filter-panel.tsx";
import type { Filters } from "./filters.ts";

interface SortFieldsProps {
  filters: Filters;
  /** The first one is the usual one and needs no place in the address; likewise below. */
  sorts: Readonly<Record<string, string>>;
  directions: Readonly<Record<string, string>>;
}

/** Stands above the results, and belongs to the form of the filters all the same. */
export function SortFields({ filters, sorts, directions }: SortFieldsProps) {
  return (
    <>
      <SelectField
        label="Sort by"
        labelHidden
        form={filterFormId}
        name="sortBy"
        defaultValue={filters["sortBy"] ?? ""}
        options={withUsualFirst(sorts)}
      />
      <SelectField
        label="Direction"
        labelHidden
        form={filterFormId}
        name="sortOrder"
        defaultValue={filters["sortOrder"] ?? ""}
        options={withUsualFirst(directions)}
      />
    </>
  );
}

const withUsualFirst = (names: Readonly<Record<string, string>>) =>
  optionsOf(names).map((option, index) => (index === 0 ? { ...option, value: "" } : option));
