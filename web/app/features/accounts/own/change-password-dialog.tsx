import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { ChangePasswordProps } from "./change-password.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";

export function ChangePasswordDialog({ open, onOpenChange }: ChangePasswordProps) {
  return (
    <Dialog
      title="Change Password"
      description="Your other devices will be signed out."
      size="small"
      open={open}
      onOpenChange={onOpenChange}
    >
      <ChangePasswordForm onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}
