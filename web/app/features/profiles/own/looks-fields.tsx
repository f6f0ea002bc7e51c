import { limits } from "@vesper/contract/limits";
import { optionsOf } from "#web/ui/forms/options-of.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { FormSection } from "./form-section.tsx";
import { useProfileField } from "./use-profile-field.ts";
import { sometimesNames, yesNoNames } from "./labels.ts";

const plain = ["hair", "hairColor", "eyeColor", "ethnicity", "nationality"] as const;
const measures = ["bust", "waist", "hips"] as const;
const habits = { smokes: sometimesNames, implants: yesNoNames, shaved: sometimesNames } as const;
const range = ({ min, max }: { min: number; max: number }, unit: string) => `In ${unit}, ${min} to ${max}.`;

export function LooksFields() {
  const field = useProfileField();
  return (
    <FormSection
      id="looks"
      title="Looks and habits"
      text="Tell as much of it as you like; nothing here is asked for."
    >
      <div className="grid grid-cols-2 items-start gap-5 sm:grid-cols-3">
        <TextField
          {...field("height")}
          inputMode="numeric"
          autoComplete="off"
          help={range(limits.height, "cm")}
        />
        <TextField
          {...field("weight")}
          inputMode="numeric"
          autoComplete="off"
          help={range(limits.weight, "kg")}
        />
        {measures.map((name) => (
          <TextField key={name} {...field(name)} autoComplete="off" />
        ))}
        {plain.map((name) => (
          <TextField key={name} {...field(name)} autoComplete="off" />
        ))}
        {Object.entries(habits).map(([name, names]) => (
          <SelectField
            key={name}
            {...field(name as keyof typeof habits)}
            placeholder="Not told"
            options={optionsOf(names)}
          />
        ))}
      </div>
    </FormSection>
  );
}
