import { Search } from "lucide-react";
import { clsx } from "clsx/lite";
import { TextField, type TextFieldProps } from "./text-field.tsx";

interface SearchFieldProps extends Omit<TextFieldProps, "label" | "onChange" | "icon" | "type"> {
  value: string;
  onChange: (search: string) => void;
}

/** Looks for something in a list. The browser's own cross is hidden: it would look like nobody else's. */
export function SearchField({ onChange, className, ...field }: SearchFieldProps) {
  return (
    <TextField
      {...field}
      label="Search"
      type="search"
      icon={<Search />}
      onChange={(event) => onChange(event.target.value)}
      className={clsx("[&_input::-webkit-search-cancel-button]:appearance-none", className)}
    />
  );
}
