import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { deleteUser } from "@vesper/contract/accounts/admin-users";
import { limits } from "@vesper/contract/core/limits";
import { text } from "@vesper/contract/core/text";
import { useRef } from "react";
import { z } from "zod";
import { toDialogTitle } from "#web/queue/dialog-title.tsx";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { headingId, type UserDialogProps } from "./task.ts";
import { useUserChange } from "./use-user-change.ts";

const DeletionDraft = z.object({ reason: text(limits.moderation.sentence) });
type DeletionDraft = z.output<typeof DeletionDraft>;

export function DeleteDialog({ user, ...shown }: UserDialogProps) {
  const form = useSchemaForm(DeletionDraft, { reason: "" });
  const isGone = useRef(false);

  function handleDone() {
    isGone.current = true;
    shown.onOpenChange(false);
  }

  const remove = useUserChange({
    change: ({ reason }: DeletionDraft) =>
      api.call(deleteUser, { params: { id: user._id }, body: { reason: reason || undefined } }),
    done: "User deleted successfully!",
    failed: "Failed to delete user",
    onDone: handleDone,
    onOutdated: handleDone,
  });
  const submit = form.handleSubmit((farewell) => remove.mutate(farewell));

  return (
    <ConfirmDialog
      {...shown}
      title={toDialogTitle("Delete", [user.name], "?")}
      text={
        <>
          This closes the account <bdi className="wrap-anywhere">{user.email}</bdi> right away. Everything in
          it is erased after 30 days.
        </>
      }
      confirmLabel="Delete User"
      busy={remove.isPending}
      onConfirm={() => void submit()}
      // The button that opened the dialog is removed with its row, so it cannot get the focus back.
      finalFocus={() => (isGone.current ? document.getElementById(headingId) : null)}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextArea
          {...getFieldProps(form, "reason", "Reason")}
          optional
          rows={3}
          help="If you enter a reason, the member sees it word for word."
        />
      </form>
    </ConfirmDialog>
  );
}
