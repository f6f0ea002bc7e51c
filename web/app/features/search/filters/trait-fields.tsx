import { limits } from "@vesper/contract/core/limits";
import type { FacetValue } from "@vesper/contract/profiles/search";
import { Search } from "lucide-react";
import { toOptions, SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { Filters } from "./filters.ts";
import { genderLabels } from "./labels.ts";
import { useEffect, useRef, useState } from "react";
import { FormError } from "#web/ui/forms/form-message.tsx";

const crossedMessage = "The minimum can’t be higher than the maximum.";

interface FieldProps {
  filters: Filters;
}

interface CountedProps extends FieldProps {
  /** Profile counts per option, if known. */
  counts?: readonly FacetValue[];
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
      className="[&_input::-webkit-search-cancel-button]:appearance-none"
    />
  );
}

export function GenderField({ filters, counts }: CountedProps) {
  return (
    <SelectField
      name="gender"
      label="Gender"
      placeholder="Any gender"
      options={addCounts(toOptions(genderLabels), counts)}
      defaultValue={filters["gender"] ?? ""}
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
    <SelectField
      name="category"
      label="Category"
      placeholder="Any category"
      options={addCounts(options, counts)}
      defaultValue={filters["category"] ?? ""}
    />
  );
}

export function PriceFields({ filters }: FieldProps) {
  return (
    <NumberRange
      legend="US dollars per hour"
      names={["minPrice", "maxPrice"]}
      filters={filters}
      min={0}
      max={limits.rate.max}
    />
  );
}

export function AgeFields({ filters }: FieldProps) {
  return <NumberRange legend="Age" names={["ageMin", "ageMax"]} filters={filters} {...limits.age} />;
}

interface Option {
  value: string;
  label: string;
}

/** Adds the counts to the option labels; an option without a count keeps its label. */
function addCounts(options: readonly Option[], counts: readonly FacetValue[] = []): Option[] {
  const byValue = new Map(counts.map(({ value, count }) => [value, count]));
  return options.map(({ value, label }) => {
    const count = byValue.get(value);
    return { value, label: count === undefined ? label : `${label} (${count.toLocaleString("en")})` };
  });
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
      <FormError>{isCrossed && crossedMessage}</FormError>
    </fieldset>
  );
}
