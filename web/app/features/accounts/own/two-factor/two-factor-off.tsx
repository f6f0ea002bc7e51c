import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { disableTwoFactor } from "@vesper/contract/accounts/two-factor";
import type { z } from "zod";
import { ApiError } from "#web/api/api-error.ts";
import { getErrorMessage } from "#web/api/error-message.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { api } from "#web/session/api.ts";
import { updateUser } from "#web/session/session-store.ts";
import { Dialog, DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { CodeField } from "../code-field.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Form } from "#web/ui/forms/form.tsx";

type Draft = z.output<typeof disableTwoFactor.body>;

export function TwoFactorOff({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(disableTwoFactor.body, { password: "", code: "" });

  async function handleSubmit(body: Draft) {
    try {
      const { data } = await api.call(disableTwoFactor, { body });
      updateUser(data);
      toast.success("Two-factor sign-in turned off");
      onClose();
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      const message = getErrorMessage(error, "Failed to turn off two-factor sign-in.");
      const isPassword = error instanceof ApiError && error.code === "invalid_credentials";
      form.setError(isPassword ? "password" : "code", { message }, { shouldFocus: true });
    }
  }

  return (
    <Dialog
      title="Turn off two-factor sign-in?"
      description="You’ll only need your password to sign in."
      size="small"
      open
      onOpenChange={(open) => open || onClose()}
    >
      <Form onSubmit={form.handleSubmit(handleSubmit)}>
        <PasswordField {...getFieldProps(form, "password", "Password")} />
        <CodeField {...getFieldProps(form, "code", "Code")} />
        <DialogButtons label="Turn off" tone="danger" busy={form.formState.isSubmitting} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
