import { EscortSection } from "#web/features/profiles/admin/escort-section.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { Task, TaskDialogProps, UserDialogProps } from "./task.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { CreateUserForm } from "./create-user-form.tsx";
import { BanForm } from "./ban-form.tsx";
import { EditUserForm } from "./edit-user-form.tsx";
import { unbanUser } from "@vesper/contract/admin-users";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useUserChange } from "./use-user-change.ts";

const dialogs = { ban: BanDialog, unban: UnbanDialog, delete: DeleteDialog } as const;

interface TaskDialogOptions extends TaskDialogProps {
  task: Task;
}

export function TaskDialog({ task, ...shown }: TaskDialogOptions) {
  if (task.kind === "create") return <CreateUserDialog {...shown} />;
  if (task.kind === "edit") {
    return <EditUserDialog user={task.user} {...shown} />;
  }
  const Dialog = dialogs[task.kind];
  return <Dialog user={task.user} {...shown} />;
}

function CreateUserDialog({ open, onOpenChange }: TaskDialogProps) {
  return (
    <Dialog
      title="Create New User"
      description="They can sign in with this address and password at once."
      open={open}
      onOpenChange={onOpenChange}
    >
      <CreateUserForm onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function BanDialog({ user, open, onOpenChange }: UserDialogProps) {
  return (
    <Dialog
      title={
        <>
          Ban <bdi>{user.name}</bdi>
        </>
      }
      description="They are signed out everywhere at once and cannot sign in until they are unbanned."
      open={open}
      onOpenChange={onOpenChange}
    >
      <BanForm user={user} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function EditUserDialog({ user, open, onOpenChange }: UserDialogProps) {
  return (
    <Dialog
      title={
        <>
          Edit <bdi>{user.name}</bdi>
        </>
      }
      open={open}
      onOpenChange={onOpenChange}
    >
      <EditUserForm listed={user} onClose={() => onOpenChange(false)} />
      {user.roles.includes("escort") && <EscortSection email={user.email} />}
    </Dialog>
  );
}

/** Takes a ban or a suspension back. */
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
      text={
        <>
          Are you sure you want to unban <bdi>{user.name}</bdi>?
        </>
      }
      confirmLabel="Unban User"
      tone="primary"
      busy={unban.isPending}
      onConfirm={() => unban.mutate(undefined)}
    >
      <p className="text-small text-muted">
        {user.statusReason && (
          <>
            The reason was: <bdi>{user.statusReason}</bdi>
            <br />
          </>
        )}
        They can sign in again at once.
      </p>
    </ConfirmDialog>
  );
}
