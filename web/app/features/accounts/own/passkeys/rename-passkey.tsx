import { type Passkey, renamePasskey } from "@vesper/contract/accounts/passkeys";
import type { z } from "zod";
import { getErrorMessage } from "#web/api/error-message.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "#web/session/api.ts";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { Dialog, DialogButtons } from "#web/ui/overlays/dialog.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { passkeysQuery } from "../queries.ts";

type Draft = z.output<typeof renamePasskey.body>;

export function RenamePasskey({ passkey, ...dialog }: DialogState & { passkey: Passkey }) {
  return (
    <Dialog
      title="Rename passkey"
      description="Choose a name that tells your passkeys apart."
      size="small"
      {...dialog}
    >
      <RenameForm passkey={passkey} onClose={() => dialog.onOpenChange(false)} />
    </Dialog>
  );
}

function RenameForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useSchemaForm(renamePasskey.body, { name: passkey.name });

  async function handleSubmit(body: Draft) {
    try {
      await api.call(renamePasskey, { params: { id: passkey._id }, body });
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      onClose();
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      form.setError("name", { message: getErrorMessage(error, "Failed to rename the passkey.") });
    }
  }

  return (
    <Form onSubmit={form.handleSubmit(handleSubmit)}>
      <TextField {...getFieldProps(form, "name", "Name")} autoComplete="off" />
      <DialogButtons label="Save" busy={form.formState.isSubmitting} onCancel={onClose} />
    </Form>
  );
}
