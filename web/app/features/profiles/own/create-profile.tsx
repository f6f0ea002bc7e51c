import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createProfile, type ProfileDraft } from "@vesper/contract/profiles";
import { api } from "#web/session/api.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { newProfile } from "./draft.ts";
import { ProfileForm } from "./profile-form.tsx";
import { ownProfileQuery } from "./queries.ts";
import { refusalOf } from "./use-own-change.ts";

/** The first profile: saved as a draft that our staff read. */
export function CreateProfile({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: (draft: ProfileDraft) => api.call(createProfile, { body: draft }),
  });

  async function handleSave(draft: ProfileDraft) {
    try {
      const { data } = await create.mutateAsync(draft);
      queries.setQueryData(ownProfileQuery.queryKey, data);
      toast.success("Profile created successfully");
      onDone();
    } catch (error) {
      toast.error(refusalOf(error, "Failed to create profile"));
      throw error;
    }
  }

  return (
    <ProfileForm
      title="Create your profile"
      text="A name, an age, a place and two rates are enough to begin; everything else can follow. Our staff read it before anybody else does."
      values={newProfile}
      saveLabel="Create profile"
      onSave={handleSave}
    />
  );
}
