import { zodResolver } from "@hookform/resolvers/zod";
import { updateProfile, type User } from "@vesper/contract/accounts";
import { limits } from "@vesper/contract/limits";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { showRefusal } from "#web/api/show-refusal.ts";
import { api } from "#web/session/api.ts";
import { updateUser } from "#web/session/session-store.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { FormSuccess } from "#web/ui/form-success.tsx";
import { UnsavedChanges } from "#web/ui/unsaved-changes.tsx";
import { changesOf, draftOf, ProfileDraft } from "./profile-draft.ts";
import { ProfileFields } from "./profile-fields.tsx";

export function EditProfileForm({ user }: { user: User }) {
  const [outcome, setOutcome] = useState<"saved" | "failed" | null>(null);
  const form = useForm<ProfileDraft>({
    resolver: zodResolver(ProfileDraft),
    // News from the server come in without touching what is being edited.
    values: draftOf(user),
    resetOptions: { keepDirtyValues: true },
  });

  useEffect(() => {
    if (outcome !== "saved") return;
    const timer = setTimeout(() => setOutcome(null), limits.web.savedMessage);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function handleSubmit(draft: ProfileDraft) {
    setOutcome(null);
    try {
      const { data } = await api.call(updateProfile, { body: changesOf(draft, user) });
      form.reset(draftOf(data));
      updateUser(data);
      setOutcome("saved");
    } catch (error) {
      if (error instanceof ApiError && error.code === "email_in_use") {
        form.setError("email", { message: error.message }, { shouldFocus: true });
      }
      showRefusal(form, error);
      setOutcome("failed");
    }
  }

  const { isSubmitting, isDirty } = form.formState;
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}
      className="flex flex-col gap-5"
    >
      <ProfileFields form={form} />
      <FormError>{outcome === "failed" && "Failed to update profile. Please try again."}</FormError>
      <FormSuccess>{outcome === "saved" && "Profile updated successfully!"}</FormSuccess>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button tone="outline" render={<Link to="/dashboard" />}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Save Changes
        </Button>
      </div>
      <UnsavedChanges when={isDirty && !isSubmitting} />
    </form>
  );
}
