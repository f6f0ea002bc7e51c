import type { FacetValue } from "@vesper/contract/profiles/search";
import { type Filters, getValues } from "./filters.ts";

interface TraitChoicesProps {
  legend: string;
  name: string;
  filters: Filters;
  choices: readonly FacetValue[];
}

const visibleCount = 8;

/** Checkboxes for traits, with their counts; the rarer traits are collapsed. */
export function TraitChoices({ legend, name, filters, choices }: TraitChoicesProps) {
  const chosen = getValues(filters, name);
  const rest = choices.slice(visibleCount);
  const renderChip = (choice: FacetValue) => (
    <TraitChip key={choice.value} name={name} choice={choice} checked={chosen.includes(choice.value)} />
  );
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-small font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">{choices.slice(0, visibleCount).map(renderChip)}</div>
      {rest.length > 0 && (
        <details open={rest.some(({ value }) => chosen.includes(value)) || undefined}>
          <summary className="flex min-h-11 items-center text-small font-medium underline underline-offset-4">
            {`${rest.length} more`}
          </summary>
          <div className="flex flex-wrap gap-2">{rest.map(renderChip)}</div>
        </details>
      )}
    </fieldset>
  );
}

const chipStyles =
  "relative inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-control border border-line-strong px-3.5 text-small " +
  "after:absolute after:-inset-y-0.75 after:inset-x-0 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 " +
  "has-focus-visible:outline-focus has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent";

function TraitChip({ name, choice, checked }: { name: string; choice: FacetValue; checked: boolean }) {
  return (
    <label className={chipStyles}>
      <input type="checkbox" name={name} value={choice.value} defaultChecked={checked} className="sr-only" />
      <bdi>{choice.label}</bdi>
      <span className="tabular-nums opacity-80">{choice.count.toLocaleString("en")}</span>
    </label>
  );
}
