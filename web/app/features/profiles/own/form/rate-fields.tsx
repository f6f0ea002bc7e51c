import { durationLabels } from "@vesper/contract/profiles/rate-labels";
import type { ProfileDraft } from "@vesper/contract/profiles/profiles";
import { useRef } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import Plus from "virtual:icons/plus";
import Trash from "virtual:icons/trash";
import type { ProfileInput } from "./draft.ts";
import { useProfileField } from "./form-section.tsx";
import { getFreeDurations, type RateRow } from "./rate-rows.ts";

const places = {
  outcall: { title: "Outcall", where: "at their place", hourly: "rateOutcall", others: "outcallRates" },
  incall: { title: "Incall", where: "at your place", hourly: "rateIncall", others: "incallRates" },
} as const;

type Place = (typeof places)[keyof typeof places];

/** Rates of both places: the hour first, then any other durations. */
export function RateFields() {
  return (
    <>
      <PlaceRates place={places.outcall} />
      <PlaceRates place={places.incall} />
    </>
  );
}

/** Rows of a place. A new row starts with the shortest free duration, and the focus in its amount. */
function useRateRows({ others }: Place) {
  const { control } = useFormContext<ProfileInput>();
  const { fields, append, remove } = useFieldArray({ control, name: others });
  const rows = useWatch({ control, name: others });
  const [next] = getFreeDurations(rows);
  const handleAdd = () =>
    append({ duration: next ?? "", amount: "" }, { focusName: `${others}.${fields.length}.amount` });
  return { fields, rows, isFull: next === undefined, handleAdd, remove };
}

function PlaceRates({ place }: { place: Place }) {
  const field = useProfileField();
  const { fields, rows, isFull, handleAdd, remove } = useRateRows(place);
  const add = useRef<HTMLButtonElement>(null);

  function handleRemove(index: number) {
    remove(index);
    add.current?.focus();
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-line max-sm:border-t max-sm:pt-2 sm:rounded-inner sm:border sm:p-4">
      <legend className="pr-2 text-small font-semibold sm:px-1.5">{place.title}</legend>
      <TextField
        {...field(place.hourly)}
        inputMode="decimal"
        autoComplete="off"
        help={`Per hour, ${place.where}. Enter 0 for “on request”.`}
      />
      {fields.length > 0 && (
        <ul className="flex flex-col gap-3">
          {fields.map(({ id }, index) => (
            <OtherRate
              key={id}
              place={place}
              rows={rows}
              index={index}
              onRemove={() => handleRemove(index)}
            />
          ))}
        </ul>
      )}
      <Button
        ref={add}
        tone="outline"
        className="self-start"
        icon={<Plus aria-hidden className="size-4.5" />}
        disabledReason={isFull ? "You’ve added every duration." : undefined}
        onClick={handleAdd}
      >
        Add a duration<span className="sr-only">{` for ${place.title.toLowerCase()}`}</span>
      </Button>
    </fieldset>
  );
}

interface OtherRateProps {
  place: Place;
  rows: readonly RateRow[];
  index: number;
  onRemove: () => void;
}

function OtherRate({ place: { title, others }, rows, index, onRemove }: OtherRateProps) {
  const form = useFormContext<ProfileInput, unknown, ProfileDraft>();
  const duration = rows[index]?.duration;
  const options = getFreeDurations(rows, duration).map((value) => ({ value, label: durationLabels[value] }));
  const name = options.find(({ value }) => value === duration)?.label ?? "new duration";
  return (
    <li className="flex items-start gap-2">
      <SelectField
        {...getFieldProps(form, `${others}.${index}.duration`, `${title} duration ${index + 1}`)}
        labelHidden
        options={options}
        className="min-w-0 flex-4 sm:flex-1"
      />
      <TextField
        {...getFieldProps(form, `${others}.${index}.amount`, `${title} rate, ${name}`)}
        labelHidden
        placeholder="Amount"
        inputMode="decimal"
        autoComplete="off"
        className="min-w-0 flex-3 sm:flex-1"
      />
      <IconButton
        label={`Remove ${title.toLowerCase()} rate, ${name}`}
        icon={<Trash aria-hidden />}
        tone="danger"
        onClick={onRemove}
      />
    </li>
  );
}
