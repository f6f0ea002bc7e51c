import { useFormContext } from "react-hook-form";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { TextArea } from "#web/ui/forms/text-area.tsx";

/** What categories and tags both end with. */
export function ClosingFields() {
  const form = useFormContext<{ description: string; isActive: boolean }>();
  return (
    <>
      <TextArea {...fieldOf(form, "description", "Description")} optional rows={3} />
      <CheckboxField
        {...fieldOf(form, "isActive", "Active")}
        help="Only active ones can be found and chosen."
      />
    </>
  );
}
