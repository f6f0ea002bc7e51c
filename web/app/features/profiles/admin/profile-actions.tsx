import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { Button } from "#web/ui/actions/button.tsx";
import { VerificationButtons } from "./verification-buttons.tsx";

interface ProfileActionsProps {
  profile: AdminProfile;
  onEdit: (profile: AdminProfile) => void;
}

export function ProfileActions({ profile, onEdit }: ProfileActionsProps) {
  return (
    <div className="flex flex-wrap gap-2 sm:justify-end">
      <Button tone="outline" size="small" aria-label={`Edit ${profile.name}`} onClick={() => onEdit(profile)}>
        Edit
      </Button>
      <VerificationButtons profile={profile} />
    </div>
  );
}
