import { limits } from "@vesper/contract/limits";
import { useSearchParams } from "react-router";
import { addressNow } from "#web/ui/actions/address-now.ts";
import { ClearFilters } from "#web/ui/actions/clear-filters.tsx";
import { optionsOf } from "#web/ui/forms/options-of.ts";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { useSearchText } from "#web/ui/forms/use-search-text.ts";
import { type FilterChange, filtersOf, isFiltered, withFilters } from "./filters.ts";
import { premiumNames, statusNames, verificationNames } from "./labels.ts";

/** What is looked for lives in the address, so that Back, reload and sharing work. */
export function ProfileFilters() {
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
    handleChange({ search: "", status: "", isVerified: "", isPaid: "" });
  }

  return (
    <search
      aria-label="Escort profiles"
      className="grid grid-cols-2 gap-3 sm:max-lg:grid-cols-3 lg:flex lg:items-end"
    >
      <SearchField
        placeholder="Name, city or country"
        maxLength={limits.email.max}
        value={typed}
        onChange={setTyped}
        className="col-span-full lg:flex-1"
      />
      <SelectField
        label="Status"
        placeholder="All statuses"
        options={optionsOf(statusNames)}
        value={filters.status ?? ""}
        onChange={(event) => handleChange({ status: event.target.value })}
        className="max-sm:col-span-full lg:w-40"
      />
      <SelectField
        label="Verification"
        placeholder="All"
        options={optionsOf(verificationNames)}
        value={filters.isVerified ?? ""}
        onChange={(event) => handleChange({ isVerified: event.target.value })}
        className="lg:w-36"
      />
      <SelectField
        label="Premium"
        placeholder="All"
        options={optionsOf(premiumNames)}
        value={filters.isPaid ?? ""}
        onChange={(event) => handleChange({ isPaid: event.target.value })}
        className="lg:w-38"
      />
      <ClearFilters isFiltered={isFiltered(filters)} onClear={handleClear} className="col-span-full" />
    </search>
  );
}
