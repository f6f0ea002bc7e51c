import { TextField } from "#web/ui/text-field.tsx";
import type { Filters } from "./filters.ts";

interface NumberRangeProps {
  legend: string;
  /** The names of the two ends in the address. */
  names: readonly [from: string, to: string];
  filters: Filters;
  min: number;
  max: number;
}

/** From and to, both of them optional. */
export function NumberRange({ legend, names, filters, min, max }: NumberRangeProps) {
  const [from, to] = names;
  const shared = { type: "number", inputMode: "numeric", min, max, step: 1 } as const;
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      <div className="grid grid-cols-2 gap-2 [&_input]:[appearance:textfield]">
        <TextField
          {...shared}
          name={from}
          label={`${legend}, from`}
          labelHidden
          placeholder="From"
          defaultValue={filters[from]}
        />
        <TextField
          {...shared}
          name={to}
          label={`${legend}, to`}
          labelHidden
          placeholder="To"
          defaultValue={filters[to]}
        />
      </div>
    </fieldset>
  );
}
