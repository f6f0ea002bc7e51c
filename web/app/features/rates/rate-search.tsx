import { Search } from "lucide-react";
import { TextField } from "#web/ui/text-field.tsx";

interface RateSearchProps {
  value: string;
  onChange: (search: string) => void;
}

export function RateSearch({ value, onChange }: RateSearchProps) {
  return (
    <search aria-label="Currencies">
      <TextField
        label="Search"
        type="search"
        placeholder="Code, name or sign"
        icon={<Search />}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="sm:max-w-sm [&_input::-webkit-search-cancel-button]:appearance-none"
      />
    </search>
  );
}
