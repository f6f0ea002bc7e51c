import { limits } from "@vesper/contract/core/limits";
import { toOptions } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import Search from "virtual:icons/search";
import { SingleChoice } from "./choice-chips.tsx";
import { type Counts, toChoices } from "./choices.ts";
import type { Filters } from "./filters.ts";
import { crossedMessage, genderLabels } from "./labels.ts";
import { useEffect, useRef, useState } from "react";
import { FormError } from "#web/ui/forms/form-message.tsx";

interface FieldProps {
  filters: Filters;
}

interface CountedProps extends FieldProps {
  /** Profile counts per option, if known. */
  counts?: Counts | undefined;
}

export function SearchTermField({ filters }: FieldProps) {
  return (
    <TextField
      type="search"
      name="q"
      label="Name or keywords"
      icon={<Search />}
      maxLength={limits.search.query}
      defaultValue={filters["q"]}
    />
  );
}

export function GenderField({ filters, counts }: CountedProps) {
  return (
    <SingleChoice
      legend="Gender"
      name="gender"
      anyLabel="Anyone"
      filters={filters}
      choices={toChoices(toOptions(genderLabels), counts)}
    />
  );
}

export function PlaceField({ filters }: FieldProps) {
  return (
    <TextField
      name="location"
      label="City or country"
      maxLength={limits.place.max}
      defaultValue={filters["location"]}
    />
  );
}

interface CategoryFieldProps extends CountedProps {
  categories: readonly { slug: string; name: string }[];
}

export function CategoryField({ filters, categories, counts }: CategoryFieldProps) {
  const options = categories.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <SingleChoice
      legend="Category"
      name="category"
      anyLabel="Any category"
      filters={filters}
      choices={toChoices(options, counts)}
    />
  );
}

export function AgeFields({ filters }: FieldProps) {
  return <NumberRange legend="Age" names={["ageMin", "ageMax"]} filters={filters} {...limits.age} />;
}

interface NumberRangeProps {
  legend: string;
  /** Query parameters for the two bounds. */
  names: readonly [from: string, to: string];
  filters: Filters;
  min: number;
  max: number;
}

/** Optional lower and upper bound. */
function NumberRange({ legend, names, filters, min, max }: NumberRangeProps) {
  const [from, to] = names;
  const low = useRef<HTMLInputElement>(null);
  const high = useRef<HTMLInputElement>(null);
  const [isCrossed, setCrossed] = useState(false);
  const shared = { type: "number", inputMode: "numeric", min, max, step: 1 } as const;

  function checkRange() {
    const [first, second] = [low.current?.value, high.current?.value];
    const crossed = Boolean(first && second) && Number(first) > Number(second);
    setCrossed(crossed);
    // Prevents submitting a range that cannot match anything.
    high.current?.setCustomValidity(crossed ? crossedMessage : "");
  }
  useEffect(checkRange, [filters]);

  return (
    <fieldset className="flex flex-col gap-1.5" onInput={checkRange}>
      <legend className="mb-1.5">{legend}</legend>
      <div className="number-range">
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
      <FormError>{isCrossed && crossedMessage}</FormError>
    </fieldset>
  );
}
