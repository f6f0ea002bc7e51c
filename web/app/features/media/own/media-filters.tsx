import { useSearchParams } from "react-router";
import { ClearFilters } from "#web/ui/actions/clear-filters.tsx";
import { optionsOf } from "#web/ui/forms/options-of.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { statusNames, typeNames } from "../labels.ts";
import { filtersOf, isFiltered } from "./filters.ts";

/** What is looked for lives in the address, so that Back, reload and sharing work. */
export function MediaFilters() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);

  function handleChange(name: "status" | "type", value: string) {
    const change = (before: URLSearchParams) => {
      const next = new URLSearchParams(before);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    };
    setParams(change, { preventScrollReset: true });
  }

  return (
    <search aria-label="My Media" className="grid grid-cols-2 gap-3 lg:flex lg:items-end">
      <SelectField
        label="Status"
        placeholder="All statuses"
        options={optionsOf(statusNames)}
        value={filters.status ?? ""}
        onChange={(event) => handleChange("status", event.target.value)}
        className="lg:w-48"
      />
      <SelectField
        label="Type"
        placeholder="All types"
        options={optionsOf(typeNames)}
        value={filters.mediaType ?? ""}
        onChange={(event) => handleChange("type", event.target.value)}
        className="lg:w-40"
      />
      <ClearFilters
        isFiltered={isFiltered(filters)}
        onClear={() => setParams({}, { preventScrollReset: true })}
        className="col-span-full"
      />
    </search>
  );
}
