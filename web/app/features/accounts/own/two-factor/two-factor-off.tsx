import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import type { User } from "@vesper/contract/accounts/accounts";
import { disableTwoFactor } from "@vesper/contract/accounts/two-factor";
import type { z } from "zod";
import { ApiError } from "#web/api/api-error.ts";
import { getErrorMessage } from "#web/api/error-message.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { api } from "#web/session/api.ts";
import { updateUser } from "#web/session/session-store.ts";
import { useAction } from "#web/shared/use-action.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog, DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { CodeField } from "../code-field.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Form } from "#web/ui/forms/form.tsx";

const Draft = disableTwoFactor.body.required();
type Draft = z.output<typeof Draft>;

interface TwoFactorOffProps {
  user: User;
  onClose: () => void;
}

export const TwoFactorOff = ({ user, onClose }: TwoFactorOffProps) =>
  user.hasPasskey ? <OffByPasskey onClose={onClose} /> : <OffByPassword onClose={onClose} />;

async function turnOff(body: Partial<Draft>): Promise<void> {
  const { data } = await api.call(disableTwoFactor, { body });
  updateUser(data);
  toast.success("Two-factor sign-in turned off");
}

/** People with a passkey confirm with it, if their last check is too long ago. */
function OffByPasskey({ onClose }: { onClose: () => void }) {
  const { busy, run } = useAction({
    act: () => turnOff({}),
    failed: "Failed to turn off two-factor sign-in.",
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Turn off two-factor sign-in?"
      text="You won’t need a code from your app anymore. Your passkeys still sign you in."
      confirmLabel="Turn off"
      busy={busy}
      onConfirm={run}
    />
  );
}

function OffByPassword({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(Draft, { password: "", code: "" });

  async function handleSubmit(body: Draft) {
    try {
      await turnOff(body);
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
