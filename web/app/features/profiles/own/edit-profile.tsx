import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type OwnProfile, type ProfileDraft, updateOwnProfile } from "@vesper/contract/profiles";
import { api } from "#web/session/api.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { changesOf, inputOf } from "./form/draft.ts";
import { ProfileForm } from "./form/profile-form.tsx";
import { ownProfileQuery } from "./queries.ts";
import { messageOf } from "#web/api/message-of.ts";

export function EditProfile({ profile, onClose }: { profile: OwnProfile; onClose: () => void }) {
  const queries = useQueryClient();
  const update = useMutation({
    mutationFn: (draft: ProfileDraft) => api.call(updateOwnProfile, { body: changesOf(draft, profile) }),
  });

  async function handleSave(draft: ProfileDraft) {
    try {
      const { data } = await update.mutateAsync(draft);
      queries.setQueryData(ownProfileQuery.queryKey, data);
      toast.success("Profile updated successfully");
      onClose();
    } catch (error) {
      toast.error(messageOf(error, "Failed to update profile"));
      throw error;
    }
  }

  return (
    <ProfileForm
      title="Edit your profile"
      text={
        profile.isListed
          ? "Your profile stays public while you edit it; what you save is shown at once."
          : "What you save is seen by our staff, and by visitors once your profile is public."
      }
      values={inputOf(profile)}
      chosen={{ category: profile.categoryId, tags: profile.tags }}
      saveLabel="Save changes"
      onSave={handleSave}
      onCancel={onClose}
    />
  );
}
