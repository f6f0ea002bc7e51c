import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { changePassword } from "@vesper/contract/accounts/accounts";
import { useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { api } from "#web/session/api.ts";
import { useUser } from "#web/session/session-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { FormError, FormSuccess } from "#web/ui/forms/form-message.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { NewPasswordField } from "#web/shared/new-password/new-password-field.tsx";
import { z } from "zod";
import { Form } from "#web/ui/forms/form.tsx";

const PasswordChangeDraft = changePassword.body
  .extend({ confirmPassword: z.string().min(1, "is required") })
  .refine((draft) => draft.newPassword === draft.confirmPassword, {
    path: ["confirmPassword"],
    message: "New password and confirmation do not match.",
  });

const empty = { currentPassword: "", newPassword: "", confirmPassword: "" };

export function ChangePasswordDialog(dialog: DialogState) {
  return (
    <Dialog
      title="Change Password"
      description="Your other devices will be signed out."
      size="small"
      {...dialog}
    >
      <ChangePasswordForm onCancel={() => dialog.onOpenChange(false)} />
    </Dialog>
  );
}

function ChangePasswordForm({ onCancel }: { onCancel: () => void }) {
  const user = useUser();
  const [outcome, setOutcome] = useState<{ changed?: string; failed?: string }>({});
  const form = useSchemaForm(PasswordChangeDraft, empty);

  async function handleSubmit({ currentPassword, newPassword }: PasswordChangeDraft) {
    setOutcome({});
    try {
      const { message } = await api.call(changePassword, { body: { currentPassword, newPassword } });
      setOutcome({ changed: message });
      form.reset(empty);
    } catch (error) {
      showFieldErrors(form, error);
      setOutcome({ failed: (error instanceof ApiError && error.message) || "Failed to change password." });
    }
  }

  return (
    <Form onSubmit={form.handleSubmit(handleSubmit, () => setOutcome({}))}>
      <FormError>{outcome.failed}</FormError>
      <FormSuccess>{outcome.changed}</FormSuccess>
      <PasswordField {...getFieldProps(form, "currentPassword", "Current Password")} />
      <NewPasswordField
        {...getFieldProps(form, "newPassword", "New Password")}
        typed={form.watch("newPassword")}
        personal={user ? [user.name, user.email] : []}
      />
      <PasswordField
        {...getFieldProps(form, "confirmPassword", "Confirm New Password")}
        autoComplete="new-password"
      />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button tone="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={form.formState.isSubmitting}>
          Change Password
        </Button>
      </div>
    </Form>
  );
}

type PasswordChangeDraft = z.output<typeof PasswordChangeDraft>;
