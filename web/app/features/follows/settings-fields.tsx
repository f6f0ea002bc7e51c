import type { UseFormReturn } from "react-hook-form";
import { CityBox } from "#web/shared/city-box.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { RadioField } from "#web/ui/forms/radio-field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { alertChoices, radiusOptions } from "./labels.ts";
import type { SettingsForm } from "./follow-draft.ts";

type Form = UseFormReturn<SettingsForm, unknown, SettingsForm>;

/** The place that tours must be near. Typing drops the chosen city until another one is picked. */
export function PlaceFields({ form }: { form: Form }) {
  const city = getFieldProps(form, "city", "City");
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_8rem]">
      <CityBox
        {...city}
        onChange={(event) => {
          form.setValue("point", null);
          void city.onChange(event);
        }}
        onPick={(place) => {
          form.setValue("point", place);
          form.setValue("city", `${place.city}, ${place.country}`, { shouldValidate: true });
        }}
      />
      <SelectField {...getFieldProps(form, "radiusKm", "Within")} options={radiusOptions} />
    </div>
  );
}

export function AlertField({ form }: { form: Form }) {
  return (
    <RadioField
      {...form.register("alerts")}
      legend="Email alerts for everyone you follow"
      help="We word these emails neutrally and send them only to your confirmed email address. Each has a link to turn them off."
      options={alertChoices}
    />
  );
}
