import type { User } from "@vesper/contract/accounts";
import type { UseFormReturn } from "react-hook-form";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { ProfileDraft } from "./profile-draft.ts";

/** Asked only with a new address: the holder of the address can reset the password. */
export function NewEmailProof({ form, user }: { form: UseFormReturn<ProfileDraft>; user: User }) {
  if (form.watch("email") === user.email) return null;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PasswordField
        {...fieldOf(form, "currentPassword", "Current password")}
        help="Needed to change your email address."
      />
      {(user.isTwoFactorOn || form.formState.errors.code) && (
        <TextField
          {...fieldOf(form, "code", "Code")}
          help="From your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
        />
      )}
    </div>
  );
}
