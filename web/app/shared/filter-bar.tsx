import { limits } from "@vesper/contract/core/limits";
import { useSearchParams } from "react-router";
import { getCurrentSearchParams } from "#web/ui/actions/current-search-params.ts";
import { clsx } from "clsx/lite";
import { ClearFilters } from "#web/ui/actions/removable-chip.tsx";
import { toOptions, SelectField } from "#web/ui/forms/select-field.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { useSearchText } from "#web/ui/forms/use-search-text.ts";
import { withFilters } from "./with-filters.ts";

interface FilterChoice {
  /** Query parameter. */
  name: string;
  label: string;
  placeholder: string;
  options: Readonly<Record<string, string>>;
  value: string | undefined;
  className?: string;
}

export function FilterSelect({ name, options, value = "", ...field }: FilterChoice) {
  const [, setParams] = useSearchParams();
  return (
    <SelectField
      {...field}
      options={toOptions(options)}
      value={value}
      onChange={(event) =>
        setParams(withFilters(getCurrentSearchParams(), { [name]: event.target.value }), {
          preventScrollReset: true,
        })
      }
    />
  );
}

interface FilterBarProps {
  label: string;
  placeholder: string;
  search: string;
  choices: readonly FilterChoice[];
  isFiltered: boolean;
  className?: string;
}

/** Search and filters above a table, stored in the URL so that Back, reload and sharing work. */
export function FilterBar({ label, placeholder, search, choices, isFiltered, className }: FilterBarProps) {
  const [, setParams] = useSearchParams();

  function handleChange(change: Record<string, string>, replace = false) {
    setParams(withFilters(getCurrentSearchParams(), change), { replace, preventScrollReset: true });
  }
  const [typed, setTyped] = useSearchText({
    search,
    // Typing must not create a history entry for every pause.
    onSearch: (next) => handleChange({ search: next }, true),
    pause: limits.search.debounce,
  });

  function handleClear() {
    setTyped("");
    handleChange(
      Object.fromEntries(["search", ...choices.map(({ name }) => name)].map((name) => [name, ""])),
    );
  }

  return (
    <search
      aria-label={label}
      className={clsx("grid grid-cols-2 gap-3 max-[359px]:grid-cols-1 xl:flex xl:items-end", className)}
    >
      <SearchField
        placeholder={placeholder}
        maxLength={limits.email.max}
        value={typed}
        onChange={setTyped}
        className="col-span-full xl:flex-1"
      />
      {choices.map((choice) => (
        <FilterSelect key={choice.name} {...choice} />
      ))}
      <ClearFilters isFiltered={isFiltered} onClear={handleClear} className="col-span-full" />
    </search>
  );
}
