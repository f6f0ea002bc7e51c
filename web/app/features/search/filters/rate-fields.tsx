import { durationLabels, placeLabels } from "@vesper/contract/profiles/rate-labels";
import { durations } from "@vesper/contract/profiles/profile-rates";
import { SelectField, toOptions } from "#web/ui/forms/select-field.tsx";
import { SingleChoice } from "./choice-chips.tsx";
import { type Counts, toChoices } from "./choices.ts";
import type { Filters } from "./filters.ts";

// By the list, because an object would put keys that are numbers first.
const durationOptions = durations.map((value) => ({ value, label: durationLabels[value] }));

interface RateFieldsProps {
  filters: Filters;
  /** Number of results per value, if known. */
  durations?: Counts | undefined;
  places?: Counts | undefined;
}

/** Place and duration of a meeting: the price range is for these. */
export function RateFields({ filters, durations, places }: RateFieldsProps) {
  return (
    <>
      <SingleChoice
        legend="Incall or outcall"
        name="place"
        anyLabel="Either"
        filters={filters}
        choices={toChoices(toOptions(placeLabels), places)}
      />
      <SelectField
        name="duration"
        label="Duration"
        placeholder="Any duration"
        options={toChoices(durationOptions, durations).map(({ value, label, count }) => ({
          value,
          label: count === undefined ? label : `${label} (${count.toLocaleString("en")})`,
        }))}
        defaultValue={filters["duration"] ?? ""}
      />
    </>
  );
}
