import { accessLabels, welcomeLabels } from "@vesper/contract/profiles/good-to-know-labels";
import { useId } from "react";
import { FieldNotes } from "#web/ui/forms/field.tsx";
import { toOptions } from "#web/ui/forms/select-field.tsx";
import { FormSection, useProfileField } from "./form-section.tsx";

export function GoodToKnowFields() {
  return (
    <FormSection
      id="good-to-know"
      title="Good to know"
      text="Helps people decide whether to get in touch. Visitors can filter by it."
    >
      <Choices name="welcomes" options={welcomeLabels} help="Everyone you’re glad to meet." />
      <Choices name="access" options={accessLabels} help="What applies where you receive guests." />
    </FormSection>
  );
}

interface ChoicesProps {
  name: "welcomes" | "access";
  options: Readonly<Record<string, string>>;
  help: string;
}

/** Checkboxes for a fixed list. */
function Choices({ name, options, help }: ChoicesProps) {
  const id = useId();
  const { label, error, ...field } = useProfileField()(name);
  return (
    <fieldset aria-describedby={`${id}-help`} className="flex flex-col gap-2">
      <legend className="mb-1.5 text-small font-medium">
        {label}
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      <div className="choice-chips">
        {toOptions(options).map((option) => (
          <label key={option.value}>
            <input type="checkbox" {...field} value={option.value} />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  );
}
