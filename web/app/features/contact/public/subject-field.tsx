import { useWatch } from "react-hook-form";
import { Chip } from "#web/ui/actions/chip.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { ContactFormState } from "./fields.ts";
import { subjects, explanationOf } from "./subjects.ts";

/** One's own words, or one of ours by a touch. */
export function SubjectField({ form }: { form: ContactFormState }) {
  const subject = useWatch({ control: form.control, name: "subject" }) ?? "";
  return (
    <div className="flex flex-col gap-3">
      <TextField
        {...fieldOf(form, "subject", "Subject")}
        autoComplete="off"
        help={explanationOf(subject) ?? "In your own words, or choose one:"}
      />
      <div role="group" aria-label="Suggested subjects" className="flex flex-wrap gap-2">
        {subjects.map(({ subject: suggested }) => (
          <Chip
            key={suggested}
            type="button"
            selected={suggested === subject}
            onClick={() =>
              form.setValue("subject", suggested, { shouldValidate: form.formState.isSubmitted })
            }
          >
            {suggested}
          </Chip>
        ))}
      </div>
    </div>
  );
}
