import { currencies } from "@vesper/contract/profiles/currencies";
import { useFormContext } from "react-hook-form";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { CityBox } from "#web/shared/city-box.tsx";
import type { ProfileInput } from "./draft.ts";
import { RateFields } from "./rate-fields.tsx";
import { FormSection, useProfileField } from "./form-section.tsx";

const currencyOptions = currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));
const setOptions = { shouldDirty: true, shouldValidate: true };

export function PlaceFields() {
  const field = useProfileField();
  const { setValue } = useFormContext<ProfileInput>();
  return (
    <FormSection
      id="place"
      title="Location and rates"
      text="Where you’re usually based. Add other cities under Tours."
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CityBox
          {...field("city")}
          onPick={({ city, country }) => {
            setValue("city", city, setOptions);
            setValue("country", country, setOptions);
          }}
        />
        <TextField {...field("country")} autoComplete="off" />
      </div>
      <TextField
        {...field("district")}
        optional
        autoComplete="off"
        help="Name an area of the city, never a street."
      />
      <SelectField {...field("currency")} options={currencyOptions} />
      <RateFields />
    </FormSection>
  );
}
