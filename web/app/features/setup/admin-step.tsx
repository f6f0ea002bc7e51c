import type { Tokens, User } from "@vesper/contract/accounts/accounts";
import { finishSetup, SetupAdmin } from "@vesper/contract/core/setup";
import { api } from "#web/session/api.ts";
import { FormFrame } from "#web/shared/form-frame.tsx";
import { NewPasswordField } from "#web/shared/new-password/new-password-field.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";

interface AdminStepProps {
  code: string;
  onFinished: (signedIn: { user: User; tokens: Tokens }) => void;
}

export function AdminStep({ code, onFinished }: AdminStepProps) {
  const form = useSchemaForm(SetupAdmin, { name: "", email: "", password: "" });

  async function send(value: SetupAdmin) {
    onFinished((await api.call(finishSetup, { body: { code, ...value } })).data);
  }

  return (
    <FormFrame
      form={form}
      send={send}
      failed="Failed to create the account."
      label="Create account and finish"
    >
      <TextField
        {...getFieldProps(form, "name", "Name")}
        autoComplete="name"
        help="Only your team sees it."
      />
      <TextField
        {...getFieldProps(form, "email", "Email")}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <NewPasswordField
        {...getFieldProps(form, "password", "Password")}
        typed={form.watch("password")}
        personal={form.watch(["name", "email"])}
      />
    </FormFrame>
  );
}
