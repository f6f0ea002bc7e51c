import { useEffect, useRef, useState } from "react";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { Filters } from "./filters.ts";

interface NumberRangeProps {
  legend: string;
  /** The names of the two ends in the address. */
  names: readonly [from: string, to: string];
  filters: Filters;
  min: number;
  max: number;
}

const crossedWords = "The minimum is above the maximum.";

/** From and to, both of them optional. */
export function NumberRange({ legend, names, filters, min, max }: NumberRangeProps) {
  const [from, to] = names;
  const low = useRef<HTMLInputElement>(null);
  const high = useRef<HTMLInputElement>(null);
  const [isCrossed, setCrossed] = useState(false);
  const shared = { type: "number", inputMode: "numeric", min, max, step: 1 } as const;

  function look() {
    const [first, second] = [low.current?.value, high.current?.value];
    const crossed = Boolean(first && second) && Number(first) > Number(second);
    setCrossed(crossed);
    // Keeps the form from asking for what cannot be found.
    high.current?.setCustomValidity(crossed ? crossedWords : "");
  }
  useEffect(look, [filters]);

  return (
    <fieldset className="flex flex-col gap-1.5" onInput={look}>
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      <div className="grid grid-cols-2 gap-2 [&_input]:[appearance:textfield]">
        <TextField
          {...shared}
          ref={low}
          name={from}
          label={`${legend}, from`}
          labelHidden
          placeholder="From"
          defaultValue={filters[from]}
        />
        <TextField
          {...shared}
          ref={high}
          name={to}
          label={`${legend}, to`}
          labelHidden
          placeholder="To"
          defaultValue={filters[to]}
        />
      </div>
      <FormError>{isCrossed && crossedWords}</FormError>
    </fieldset>
  );
}
