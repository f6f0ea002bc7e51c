import { useEditForm } from "#web/ui/forms/use-schema-form.ts";
import { updateProfile, type User } from "@vesper/contract/accounts/accounts";
import { limits } from "@vesper/contract/core/limits";
import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Link } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { api } from "#web/session/api.ts";
import { updateUser } from "#web/session/session-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError, FormSuccess } from "#web/ui/forms/form-message.tsx";
import { UnsavedChanges } from "#web/ui/forms/unsaved-changes.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { getChanges, toProfileDraft, ProfileDraft } from "./profile-draft.ts";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { CodeField } from "./code-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { displayNameHelp } from "../public/labels.ts";
import { Form } from "#web/ui/forms/form.tsx";

/** Shows the server's message for a reached rate limit, because trying again would not help. */
const getFailure = (error: unknown) =>
  error instanceof ApiError && error.code === "rate_limited"
    ? error.message
    : "Failed to update profile. Please try again.";

export function EditProfileForm({ user }: { user: User }) {
  const [outcome, setOutcome] = useOutcome();
  const form = useEditForm(ProfileDraft, toProfileDraft(user));

  async function handleSubmit(draft: ProfileDraft) {
    setOutcome(null);
    if (draft.email !== user.email && !draft.currentPassword && !user.hasPasskey) {
      return form.setError("currentPassword", { message: "is required" }, { shouldFocus: true });
    }
    try {
      const { data, message = "" } = await api.call(updateProfile, { body: getChanges(draft, user) });
      // Also resets the email address that was entered: it is pending, and the old one stays in use.
      form.reset(toProfileDraft(data), { keepDirtyValues: false, keepErrors: false, keepIsSubmitted: false });
      updateUser(data);
      setOutcome({ saved: `Profile updated successfully! ${message}`.trim() });
    } catch (error) {
      showProfileRefusal(form, error);
      setOutcome({ failed: getFailure(error) });
    }
  }

  const { isSubmitting, isDirty } = form.formState;
  return (
    <Form onSubmit={form.handleSubmit(handleSubmit, () => setOutcome(null))}>
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
    </Form>
  );
}

function showProfileRefusal(form: UseFormReturn<ProfileDraft>, error: unknown) {
  if (error instanceof ApiError && error.code === "invalid_credentials") {
    form.setError("currentPassword", { message: error.message }, { shouldFocus: true });
  }
  showFieldErrors(form, error);
}

/** Outcome of the last attempt; a success message disappears after a while. */
function useOutcome() {
  const [outcome, setOutcome] = useState<{ saved: string } | { failed: string } | null>(null);

  useEffect(() => {
    if (!outcome || !("saved" in outcome)) return;
    const timer = setTimeout(() => setOutcome(null), limits.web.savedMessage);
    return () => clearTimeout(timer);
  }, [outcome]);

  return [outcome, setOutcome] as const;
}

/**
 * Password and code fields, shown only if the email address was changed: access to the new mailbox is enough to
 * reset the password. People with a passkey are asked for it when they save.
 */
function NewEmailProof({ form, user }: { form: UseFormReturn<ProfileDraft>; user: User }) {
  if (form.watch("email") === user.email || user.hasPasskey) return null;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PasswordField
        {...getFieldProps(form, "currentPassword", "Current password")}
        help="Required to change your email address."
      />
      {(user.isTwoFactorOn || form.formState.errors.code) && (
        <CodeField {...getFieldProps(form, "code", "Code")} />
      )}
    </div>
  );
}

function ProfileFields({ form }: { form: UseFormReturn<ProfileDraft> }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...getFieldProps(form, "name", "Display name")}
          autoComplete="nickname"
          help={displayNameHelp}
        />
        <TextField
          {...getFieldProps(form, "email", "Email")}
          type="email"
          autoComplete="email"
          help="If you change this, we email a link to the new address. Open it to confirm the change."
        />
        <TextField {...getFieldProps(form, "phone", "Phone")} type="tel" autoComplete="tel" optional />
        <TextField
          {...getFieldProps(form, "location", "Location")}
          autoComplete="address-level2"
          optional
          help="A city is enough."
        />
      </div>
      <TextArea
        {...getFieldProps(form, "bio", "Bio")}
        optional
        help={`Up to ${limits.bio.max.toLocaleString("en")} characters.`}
      />
    </>
  );
}
