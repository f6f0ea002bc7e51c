import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { BanForm } from "./ban-form.tsx";
import type { UserDialogProps } from "./task.ts";

export function BanDialog({ user, open, onOpenChange }: UserDialogProps) {
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
