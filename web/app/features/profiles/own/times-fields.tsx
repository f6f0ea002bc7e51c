import { TextArea } from "#web/ui/forms/text-area.tsx";
import { FormSection } from "./form-section.tsx";
import { useProfileField } from "./use-profile-field.ts";

export function TimesFields() {
  const field = useProfileField();
  return (
    <FormSection id="times" title="Times">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextArea
          {...field("workingHours")}
          optional
          rows={3}
          help="For example: Monday to Friday, 18 to 24"
        />
        <TextArea {...field("availability")} optional rows={3} help="How much notice you like to have." />
      </div>
    </FormSection>
  );
}
