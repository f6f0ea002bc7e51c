import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { EditUserForm } from "./edit-user-form.tsx";
import type { UserDialogProps, WithEscortSection } from "./task.ts";

export function EditUserDialog(props: UserDialogProps & WithEscortSection) {
  const { user, open, onOpenChange, EscortSection } = props;
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
