import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { closeAccount } from "@vesper/contract/accounts/accounts";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { api } from "#web/session/api.ts";
import { beginSignOut } from "#web/session/session-store.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { getErrorMessage } from "#web/api/error-message.ts";

type Confirmation = z.output<typeof closeAccount.body>;

export function CloseAccountDialog(dialog: DialogState) {
  const navigate = useNavigate();
  const form = useSchemaForm(closeAccount.body, { password: "" });

  async function handleConfirm(body: Confirmation) {
    try {
      const { message } = await api.call(closeAccount, { body });
      // Must run right away: the server has ended the session, and a page that detects this would ask to sign in again.
      beginSignOut();
      toast.success(message, { duration: 0 });
      await navigate("/");
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      form.setError(
        "password",
        { message: getErrorMessage(error, "Failed to delete your account.") },
        { shouldFocus: true },
      );
    }
  }

  const submit = form.handleSubmit(handleConfirm);

  return (
    <ConfirmDialog
      {...dialog}
      title="Delete your account?"
      text="We close it right away, and no one can see it anymore. For 30 days you can reopen it with the link we email you. After that, everything is erased and can’t be restored."
      confirmLabel="Delete account"
      busy={form.formState.isSubmitting}
      onConfirm={() => void submit()}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField {...getFieldProps(form, "password", "Password")} help="So we know it’s you." />
      </form>
    </ConfirmDialog>
  );
}
