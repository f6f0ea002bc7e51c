import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { CreateUserForm } from "./create-user-form.tsx";
import type { TaskDialogProps } from "./task.ts";

export function CreateUserDialog({ open, onOpenChange }: TaskDialogProps) {
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
