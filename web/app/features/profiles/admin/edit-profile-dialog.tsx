import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { PremiumForm } from "./premium-form.tsx";

interface EditProfileDialogProps {
  profile: AdminProfile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function EditProfileDialog({ profile, open, onOpenChange }: EditProfileDialogProps) {
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
