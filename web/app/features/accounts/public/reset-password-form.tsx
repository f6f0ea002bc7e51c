import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { resetPassword } from "@vesper/contract/accounts/accounts";
import { NewPassword } from "@vesper/contract/core/text";
import { z } from "zod";
import { api } from "#web/session/api.ts";
import { FormFrame } from "#web/shared/form-frame.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { passwordHelp } from "./labels.ts";
import { NewPasswordField } from "#web/shared/new-password/new-password-field.tsx";

const NewPasswordDraft = z
  .object({ newPassword: NewPassword, confirmPassword: z.string() })
  .refine((draft) => draft.newPassword === draft.confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
    when: () => true,
  });
type NewPasswordDraft = z.output<typeof NewPasswordDraft>;

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const form = useSchemaForm(NewPasswordDraft, { newPassword: "", confirmPassword: "" });

  async function send({ newPassword }: NewPasswordDraft) {
    const { message } = await api.call(resetPassword, { body: { token, newPassword } });
    onDone(message);
  }

  return (
    <FormFrame form={form} send={send} failed="Failed to set your new password." label="Set New Password">
      <NewPasswordField
        {...getFieldProps(form, "newPassword", "New password")}
        typed={form.watch("newPassword")}
        help={passwordHelp}
      />
      <PasswordField
        {...getFieldProps(form, "confirmPassword", "Confirm new password")}
        autoComplete="new-password"
      />
    </FormFrame>
  );
}
