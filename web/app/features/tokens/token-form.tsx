import { useQueryClient } from "@tanstack/react-query";
import {
  createToken,
  PersonalTokenDraft,
  tokenLifetimes,
  type NewPersonalToken,
} from "@vesper/contract/accounts/personal-tokens";
import { scopeTexts } from "@vesper/contract/accounts/token-scopes";
import { Controller } from "react-hook-form";
import { api } from "#web/session/api.ts";
import { ChoiceListField } from "#web/shared/choice-list-field.tsx";
import { useFormSubmit } from "#web/shared/use-form-submit.ts";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { tokensKey } from "./queries.ts";

const lifetimeOptions = tokenLifetimes.map((days) => ({
  value: String(days),
  label: days === 365 ? "1 year" : `${days} days`,
}));

interface TokenFormProps {
  onDone: (made: NewPersonalToken) => void;
  onCancel: () => void;
}

export function TokenForm({ onDone, onCancel }: TokenFormProps) {
  const queries = useQueryClient();
  const form = useSchemaForm(PersonalTokenDraft, { name: "", scopes: [], days: 30 });
  const { failure, submit } = useFormSubmit({
    form,
    failed: "Failed to create the token.",
    send: async (body: PersonalTokenDraft) => {
      const { data } = await api.call(createToken, { body });
      void queries.invalidateQueries({ queryKey: tokensKey });
      onDone(data);
    },
  });

  return (
    <Form onSubmit={submit}>
      <FormError>{failure}</FormError>
      <TextField
        {...getFieldProps(form, "name", "Name")}
        autoComplete="off"
        help="What uses the token, for example “Nightly report”."
      />
      <SelectField
        {...getFieldProps(form, "days", "Expires after")}
        {...form.register("days", { valueAsNumber: true })}
        options={lifetimeOptions}
      />
      <Controller
        control={form.control}
        name="scopes"
        render={({ field, fieldState }) => (
          <ChoiceListField
            legend="Scopes"
            texts={scopeTexts}
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error && "Choose at least one scope."}
          />
        )}
      />
      <DialogButtons label="Create token" busy={form.formState.isSubmitting} onCancel={onCancel} />
    </Form>
  );
}
