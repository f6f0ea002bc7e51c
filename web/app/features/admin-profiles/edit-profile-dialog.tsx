import { Dialog } from "#web/ui/dialog.tsx";
import { PremiumForm } from "./premium-form.tsx";
import type { ProfileDialogProps } from "./task.ts";

export function EditProfileDialog({ profile, open, onOpenChange }: ProfileDialogProps) {
  return (
    <Dialog
      title={
        <>
          Edit Profile: <bdi>{profile.name}</bdi>
        </>
      }
      open={open}
      onOpenChange={onOpenChange}
    >
      <PremiumForm listed={profile} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
