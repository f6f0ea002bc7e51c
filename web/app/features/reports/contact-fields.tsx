import { useWatch } from "react-hook-form";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { ReportFormState } from "./report-fields.ts";

/** For visitors who want a receipt and the outcome. */
export function ContactFields({ form }: { form: ReportFormState }) {
  const email = useWatch({ control: form.control, name: "email" });
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-2 font-medium">Would you like an answer?</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...fieldOf(form, "name", "Your name")} optional autoComplete="name" />
        <TextField
          {...fieldOf(form, "email", "Email")}
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          help="For a receipt and the outcome. We delete it 90 days after the decision."
        />
      </div>
      {email !== "" && (
        <CheckboxField
          {...form.register("goodFaith")}
          label="I report this in good faith: what I say is true to the best of my knowledge."
          error={form.formState.errors.goodFaith?.message}
        />
      )}
    </fieldset>
  );
}
