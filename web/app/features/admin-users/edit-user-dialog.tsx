import { Dialog } from "#web/ui/dialog.tsx";
import { EditUserForm } from "./edit-user-form.tsx";
import type { UserDialogProps } from "./task.ts";

export function EditUserDialog({ user, open, onOpenChange }: UserDialogProps) {
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
    </Dialog>
  );
}
