import { useDraft } from "#web/ui/forms/use-draft.ts";
import { forgotPassword } from "@vesper/contract/accounts/accounts";
import type { z } from "zod";
import { api } from "#web/session/api.ts";
import { FormFrame } from "#web/shared/form-frame.tsx";
import { fieldOf } from "#web/ui/forms/field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

const Request = forgotPassword.body;
type Request = z.output<typeof Request>;

export function ForgotPasswordForm({ onSent }: { onSent: (message: string) => void }) {
  const form = useDraft(Request, { email: "" });

  async function send(body: Request) {
    const { message } = await api.call(forgotPassword, { body });
    onSent(message);
  }

  return (
    <FormFrame form={form} send={send} failed="Failed to send the link." label="Send Link">
      <TextField {...fieldOf(form, "email", "Email")} type="email" autoComplete="email" inputMode="email" />
    </FormFrame>
  );
}
