import { Dialog } from "#web/ui/dialog.tsx";
import { EditProfileForm } from "./edit-profile-form.tsx";
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
      <EditProfileForm listed={profile} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
