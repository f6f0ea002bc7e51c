import { clsx } from "clsx/lite";
import Search from "virtual:icons/search";
import { TextField, type TextFieldProps } from "./text-field.tsx";

interface SearchFieldProps extends Omit<TextFieldProps, "label" | "onChange" | "icon" | "type"> {
  value: string;
  onChange: (search: string) => void;
}

/** Search field for a list. The browser's clear button is hidden, because it does not match the design. */
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
