import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { NoticeFormState } from "./notice-fields.ts";

/** Who writes, and that it is meant. */
export function SenderFields({ form }: { form: NoticeFormState }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...fieldOf(form, "name", "Your name")} autoComplete="name" />
        <TextField
          {...fieldOf(form, "email", "Email")}
          type="email"
          autoComplete="email"
          inputMode="email"
          help="For the receipt and for what was decided. The subject of our mails gives nothing away."
        />
      </div>
      <p className="text-small text-muted">
        Your name and address stay with us: whoever published the picture never learns who wrote. We delete
        both 90 days after the decision.
      </p>
      <CheckboxField
        {...form.register("goodFaith")}
        label="I say in good faith that the person shown did not agree to this picture being published here, and that what I write is true."
        error={form.formState.errors.goodFaith?.message}
      />
      <TextField
        {...fieldOf(form, "signature", "Signature")}
        autoComplete="off"
        help="Please type your name once more. That is as good as signing."
      />
    </>
  );
}
