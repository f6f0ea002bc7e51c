import { type OwnProfile, updateOwnProfile } from "@vesper/contract/profiles/profiles";
import { api } from "#web/session/api.ts";
import { getChanges, toProfileInput } from "./form/draft.ts";
import { ProfileForm } from "./form/profile-form.tsx";
import { useSaveProfile } from "./use-save-profile.ts";

export function EditProfile({ profile, onClose }: { profile: OwnProfile; onClose: () => void }) {
  const handleSave = useSaveProfile({
    save: (draft) => api.call(updateOwnProfile, { body: getChanges(draft, profile) }),
    done: "Profile updated successfully",
    failed: "Failed to update profile",
    onDone: onClose,
  });

  return (
    <ProfileForm
      title="Edit your profile"
      text={
        profile.isListed
          ? "Your profile stays public while you edit. Changes appear as soon as you save."
          : "Our team can see what you save. Visitors see it once your profile is public."
      }
      values={toProfileInput(profile)}
      profile={profile}
      saveLabel="Save changes"
      onSave={handleSave}
      onCancel={onClose}
    />
  );
}
