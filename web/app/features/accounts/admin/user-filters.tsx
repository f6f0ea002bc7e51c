import { limits } from "@vesper/contract/limits";
import { useSearchParams } from "react-router";
import { addressNow } from "#web/ui/actions/address-now.ts";
import { ClearFilters } from "#web/ui/actions/clear-filters.tsx";
import { optionsOf } from "#web/ui/forms/options-of.ts";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { useSearchText } from "#web/ui/forms/use-search-text.ts";
import { type FilterChange, filtersOf, isFiltered, withFilters } from "./filters.ts";
import { roleNames, statusNames } from "./labels.ts";

/** What is looked for lives in the address, so that Back, reload and sharing work. */
export function UserFilters() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);

  function handleChange(change: FilterChange, replace = false) {
    setParams(withFilters(addressNow(), change), { replace, preventScrollReset: true });
  }
  const [typed, setTyped] = useSearchText({
    search: filters.search,
    // Every rest in the typing is not a step to go back to.
    onSearch: (search) => handleChange({ search }, true),
    pause: limits.search.debounce,
  });

  function handleClear() {
    setTyped("");
    handleChange({ search: "", role: "", status: "" });
  }

  return (
    <search aria-label="Users" className="grid grid-cols-2 gap-3 lg:flex lg:items-end">
      <SearchField
        placeholder="Name or email"
        maxLength={limits.email.max}
        value={typed}
        onChange={setTyped}
        className="col-span-2 lg:flex-1"
      />
      <SelectField
        label="Role"
        placeholder="All roles"
        options={optionsOf(roleNames)}
        value={filters.role ?? ""}
        onChange={(event) => handleChange({ role: event.target.value })}
        className="lg:w-44"
      />
      <SelectField
        label="Status"
        placeholder="All statuses"
        options={optionsOf(statusNames)}
        value={filters.status ?? ""}
        onChange={(event) => handleChange({ status: event.target.value })}
        className="lg:w-44"
      />
      <ClearFilters isFiltered={isFiltered(filters)} onClear={handleClear} className="col-span-2" />
    </search>
  );
}
