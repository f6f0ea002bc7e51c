import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { forgotPassword } from "@vesper/contract/accounts/accounts";
import type { z } from "zod";
import { api } from "#web/session/api.ts";
import { FormFrame } from "#web/shared/form-frame.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

const Request = forgotPassword.body;
type Request = z.output<typeof Request>;

export function ForgotPasswordForm({ onSent }: { onSent: (message: string) => void }) {
  const form = useSchemaForm(Request, { email: "" });

  async function send(body: Request) {
    const { message } = await api.call(forgotPassword, { body });
    onSent(message);
  }

  return (
    <FormFrame form={form} send={send} failed="Failed to send the link." label="Send Link">
      <TextField
        {...getFieldProps(form, "email", "Email")}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
    </FormFrame>
  );
}
