import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { SavedSearchDraft } from "@vesper/contract/profiles/saved-searches";
import type { z } from "zod";
import { useFormSubmit } from "#web/shared/use-form-submit.ts";
import { DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { RadioField } from "#web/ui/forms/radio-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { alertChoices } from "./labels.ts";
import { Form } from "#web/ui/forms/form.tsx";

const SettingsForm = SavedSearchDraft.pick({ name: true, alerts: true });
export type SearchSettings = z.output<typeof SettingsForm>;

interface SearchFormProps {
  given: SearchSettings;
  label: string;
  onSave: (settings: SearchSettings) => Promise<void>;
  onCancel: () => void;
}

/** Form for the name of a search, and whether to send alerts about new matches. */
export function SearchForm({ given, label, onSave, onCancel }: SearchFormProps) {
  const form = useSchemaForm(SettingsForm, given);
  const { failure, submit } = useFormSubmit({ form, send: onSave, failed: "Failed to save the search." });

  return (
    <Form onSubmit={submit}>
      <FormError>{failure}</FormError>
      <TextField {...getFieldProps(form, "name", "Name")} autoComplete="off" />
      <RadioField
        {...form.register("alerts")}
        legend="Email alerts"
        help="We word these emails neutrally and send them only to your confirmed email address. Each has a link to turn off alerts."
        options={alertChoices}
      />
      <DialogButtons label={label} busy={form.formState.isSubmitting} onCancel={onCancel} />
    </Form>
  );
}
