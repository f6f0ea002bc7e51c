import { zodResolver } from "@hookform/resolvers/zod";
import { resetPassword } from "@vesper/contract/accounts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { showRefusal } from "#web/api/show-refusal.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { messageOf } from "#web/api/message-of.ts";
import { NewPassword } from "@vesper/contract/text";
import { z } from "zod";

/** A new password, typed twice. */
const NewPasswordDraft = z
  .object({ newPassword: NewPassword, confirmPassword: z.string() })
  .refine((draft) => draft.newPassword === draft.confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
    when: () => true,
  });

interface ResetPasswordFormProps {
  token: string;
  onDone: (message: string) => void;
}

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const [failure, setFailure] = useState<string>();
  const form = useForm<NewPasswordDraft>({
    resolver: zodResolver(NewPasswordDraft),
    defaultValues: { newPassword: "", confirmPassword: "" },
  });

  async function handleSubmit({ newPassword }: NewPasswordDraft) {
    setFailure(undefined);
    try {
      const { message } = await api.call(resetPassword, { body: { token, newPassword } });
      onDone(message);
    } catch (error) {
      if (!showRefusal(form, error)) setFailure(messageOf(error, "Failed to set a new password."));
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(handleSubmit, () => setFailure(undefined))(event)}
      className="flex flex-col gap-5"
    >
      <FormError>{failure}</FormError>
      <PasswordField
        {...fieldOf(form, "newPassword", "New password")}
        autoComplete="new-password"
        help="At least 6 characters; a few unrelated words are best."
      />
      <PasswordField
        {...fieldOf(form, "confirmPassword", "Confirm new password")}
        autoComplete="new-password"
      />
      <Button type="submit" size="large" busy={form.formState.isSubmitting}>
        Set New Password
      </Button>
    </form>
  );
}

type NewPasswordDraft = z.output<typeof NewPasswordDraft>;
