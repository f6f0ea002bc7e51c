import { SearchField } from "#web/ui/forms/search-field.tsx";

interface RateSearchProps {
  value: string;
  onChange: (search: string) => void;
}

export function RateSearch(search: RateSearchProps) {
  return (
    <search aria-label="Currencies">
      <SearchField {...search} placeholder="Code, name or sign" className="sm:max-w-sm" />
    </search>
  );
}
