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
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { FormSuccess } from "#web/ui/forms/form-success.tsx";
import { UnsavedChanges } from "#web/ui/forms/unsaved-changes.tsx";
import { NewEmailProof } from "./new-email-proof.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { changesOf, draftOf, ProfileDraft } from "./profile-draft.ts";
import { ProfileFields } from "./profile-fields.tsx";

/** A limit that was reached says so itself: trying again would not help. */
const failureOf = (error: unknown) =>
  error instanceof ApiError && error.code === "rate_limited"
    ? error.message
    : "Failed to update profile. Please try again.";

export function EditProfileForm({ user }: { user: User }) {
  const [outcome, setOutcome] = useState<{ saved: string } | { failed: string } | null>(null);
  const form = useForm<ProfileDraft>({
    resolver: zodResolver(ProfileDraft),
    // News from the server come in without touching what is being edited.
    values: draftOf(user),
    resetOptions: { keepDirtyValues: true },
  });

  useEffect(() => {
    if (!outcome || !("saved" in outcome)) return;
    const timer = setTimeout(() => setOutcome(null), limits.web.savedMessage);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function handleSubmit(draft: ProfileDraft) {
    setOutcome(null);
    if (draft.email !== user.email && !draft.currentPassword) {
      return form.setError("currentPassword", { message: "is required" }, { shouldFocus: true });
    }
    try {
      const { data, message = "" } = await api.call(updateProfile, { body: changesOf(draft, user) });
      // Also the address that was typed: it waits, and the old one stays in use.
      form.reset(draftOf(data), { keepDirtyValues: false });
      updateUser(data);
      setOutcome({ saved: `Profile updated successfully! ${message}`.trim() });
    } catch (error) {
      if (error instanceof ApiError && error.code === "invalid_credentials") {
        form.setError("currentPassword", { message: error.message }, { shouldFocus: true });
      }
      showRefusal(form, error);
      setOutcome({ failed: failureOf(error) });
    }
  }

  const { isSubmitting, isDirty } = form.formState;
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(handleSubmit, () => setOutcome(null))(event)}
      className="flex flex-col gap-5"
    >
      <ProfileFields form={form} />
      <NewEmailProof form={form} user={user} />
      {user.pendingEmail && <PendingEmail key={user.pendingEmail} email={user.pendingEmail} />}
      <FormError>{outcome && "failed" in outcome && outcome.failed}</FormError>
      <FormSuccess>{outcome && "saved" in outcome && outcome.saved}</FormSuccess>
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
