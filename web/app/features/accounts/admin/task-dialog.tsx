import { EscortSection } from "#web/features/profiles/admin/escort-section.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { Task, UserDialogProps } from "./task.ts";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { Dialog, DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { CreateUserForm } from "./create-user-form.tsx";
import { EditUserForm } from "./edit-user-form.tsx";
import { type AdminUser, banUser, unbanUser } from "@vesper/contract/accounts/admin-users";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useUserChange } from "./use-user-change.ts";
import { useWatch } from "react-hook-form";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { toDialogTitle } from "#web/queue/dialog-title.tsx";
import { RejectFields } from "#web/queue/reject-fields.tsx";
import { forgetDraft, type Rejection, sendOnCtrlEnter, useRejectionForm } from "#web/queue/rejection.ts";
import { Form } from "#web/ui/forms/form.tsx";
import { insertName } from "#web/ui/data/insert-name.tsx";

const dialogs = { edit: EditUserDialog, ban: BanDialog, unban: UnbanDialog, delete: DeleteDialog } as const;

export function TaskDialog({ task, ...shown }: DialogState & { task: Task }) {
  if (task.kind === "create") return <CreateUserDialog {...shown} />;
  const UserDialog = dialogs[task.kind];
  return <UserDialog user={task.user} {...shown} />;
}

function CreateUserDialog(shown: DialogState) {
  return (
    <Dialog
      title="Create New User"
      description="The new user can sign in with this email address and password right away."
      {...shown}
    >
      <CreateUserForm onClose={() => shown.onOpenChange(false)} />
    </Dialog>
  );
}

function BanDialog({ user, ...shown }: UserDialogProps) {
  return (
    <Dialog
      title={toDialogTitle("Ban", [user.name], "?")}
      description="They’re signed out on every device right away and can’t sign in until an admin unbans them."
      {...shown}
    >
      <BanForm user={user} onClose={() => shown.onOpenChange(false)} />
    </Dialog>
  );
}

function EditUserDialog({ user, ...shown }: UserDialogProps) {
  return (
    <Dialog title={toDialogTitle("Edit", [user.name])} {...shown}>
      <EditUserForm listed={user} onClose={() => shown.onOpenChange(false)} />
      {user.roles.includes("escort") && <EscortSection email={user.email} />}
    </Dialog>
  );
}

/** Lifts a ban or a suspension. */
function UnbanDialog({ user, open, onOpenChange }: UserDialogProps) {
  const close = () => onOpenChange(false);
  const unban = useUserChange({
    change: () => api.call(unbanUser, { params: { id: user._id } }),
    done: "User unbanned successfully!",
    failed: "Failed to unban user",
    onDone: close,
    onOutdated: close,
  });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Unban User"
      text={insertName("Are you sure you want to unban {name}?", user.name)}
      confirmLabel="Unban User"
      tone="primary"
      busy={unban.isPending}
      onConfirm={() => unban.mutate(undefined)}
    >
      <p className="text-small text-muted">
        {user.statusReason && (
          <>
            Reason given: <bdi>{user.statusReason}</bdi>
            <br />
          </>
        )}
        They can sign in again right away.
      </p>
    </ConfirmDialog>
  );
}

function BanForm({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const form = useRejectionForm([user._id]);
  const ban = useUserChange({
    change: (body: Rejection) => api.call(banUser, { params: { id: user._id }, body }),
    done: "User banned successfully!",
    failed: "Failed to ban user",
    onDone: () => {
      forgetDraft([user._id]);
      onClose();
    },
    onOutdated: onClose,
  });
  const isBlank = useWatch({ control: form.control, name: "reason" }).trim() === "";
  const submit = form.handleSubmit((body) =>
    ban.mutate(body, { onError: (error) => void showFieldErrors(form, error) }),
  );

  return (
    <Form onSubmit={submit} onKeyDown={sendOnCtrlEnter(() => void (isBlank || ban.isPending || submit()))}>
      <RejectFields form={form} reader="member" />
      <DialogButtons
        label="Ban User"
        tone="danger"
        busy={ban.isPending}
        disabledReason={isBlank ? "Enter a reason first." : undefined}
        onCancel={onClose}
      />
    </Form>
  );
}
