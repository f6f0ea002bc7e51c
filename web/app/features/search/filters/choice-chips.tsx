import type { ReactNode } from "react";
import type { Choice } from "./choices.ts";
import { type Filters, getValues } from "./filters.ts";

const visibleCount = 8;

interface ChipProps {
  type: "checkbox" | "radio";
  name: string;
  choice: Choice;
  checked: boolean;
}

function ChoiceChip({ type, name, choice: { value, label, count }, checked }: ChipProps) {
  return (
    <label>
      <input type={type} name={name} value={value} defaultChecked={checked} />
      <bdi>{label}</bdi>
      {count !== undefined && <span>{count.toLocaleString("en")}</span>}
    </label>
  );
}

interface ChipGroupProps {
  legend: string;
  /** The legend is visible elsewhere, for example in a summary. */
  legendHidden?: boolean | undefined;
  children: ReactNode;
}

function ChipGroup({ legend, legendHidden, children }: ChipGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={legendHidden ? "sr-only" : undefined}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface TraitChoicesProps {
  legend: string;
  legendHidden?: boolean;
  name: string;
  filters: Filters;
  choices: readonly Choice[];
}

/** Chips of which several can be chosen; the rarer ones are collapsed. */
export function TraitChoices({ legend, legendHidden, name, filters, choices }: TraitChoicesProps) {
  const chosen = getValues(filters, name);
  const rest = choices.slice(visibleCount);
  const renderChip = (choice: Choice) => (
    <ChoiceChip
      key={choice.value}
      type="checkbox"
      name={name}
      choice={choice}
      checked={chosen.includes(choice.value)}
    />
  );
  if (choices.length === 0) return null;
  return (
    <ChipGroup legend={legend} legendHidden={legendHidden}>
      <div className="choice-chips">{choices.slice(0, visibleCount).map(renderChip)}</div>
      {rest.length > 0 && (
        <details open={rest.some(({ value }) => chosen.includes(value)) || undefined}>
          <summary className="more-choices">{`${rest.length} more`}</summary>
          <div className="choice-chips">{rest.map(renderChip)}</div>
        </details>
      )}
    </ChipGroup>
  );
}

interface SingleChoiceProps {
  legend: string;
  name: string;
  filters: Filters;
  /** Label of the chip that removes the filter. */
  anyLabel: string;
  choices: readonly Choice[];
}

/** Chips of which one can be chosen. */
export function SingleChoice({ legend, name, filters, anyLabel, choices }: SingleChoiceProps) {
  const chosen = filters[name] ?? "";
  return (
    <ChipGroup legend={legend}>
      <div className="choice-chips">
        {[{ value: "", label: anyLabel }, ...choices].map((choice) => (
          <ChoiceChip
            key={choice.value}
            type="radio"
            name={name}
            choice={choice}
            checked={choice.value === chosen}
          />
        ))}
      </div>
    </ChipGroup>
  );
}
