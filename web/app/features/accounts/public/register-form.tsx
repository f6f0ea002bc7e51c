import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { register, type Tokens, type User } from "@vesper/contract/accounts/accounts";
import type { Intent } from "@vesper/contract/accounts/intent";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { api } from "#web/session/api.ts";
import { FormFrame } from "#web/shared/form-frame.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { displayNameHelp, passwordHelp } from "./labels.ts";
import { NewPasswordField } from "#web/shared/new-password/new-password-field.tsx";
import { getRegisterFailure } from "./register-failure.ts";
import { RegistrationDraft, toRegistration } from "./registration-draft.ts";
import { TextLink } from "./text-link.tsx";

interface RegisterFormProps {
  asEscort: boolean;
  /** The act that the visitor registers for; the mailed confirmation leads back to it. */
  intent?: Intent | undefined;
  onRegistered: (signedIn: { user: User; tokens: Tokens }) => void;
}

export function RegisterForm({ asEscort, intent, onRegistered }: RegisterFormProps) {
  const form = useSchemaForm(RegistrationDraft, {
    name: "",
    email: "",
    password: "",
    confirmPassword: "",
    listProfile: asEscort,
  });

  async function send(draft: RegistrationDraft) {
    const { data } = await api.call(register, { body: { ...toRegistration(draft), intent } });
    onRegistered(data);
  }

  return (
    <FormFrame form={form} send={send} failed={getRegisterFailure} label="Create Account">
      <TextField
        {...getFieldProps(form, "name", "Display name")}
        autoComplete="nickname"
        help={displayNameHelp}
      />
      <TextField
        {...getFieldProps(form, "email", "Email")}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <NewPasswordField
        {...getFieldProps(form, "password", "Password")}
        typed={form.watch("password")}
        personal={[form.watch("name"), form.watch("email")]}
        help={passwordHelp}
      />
      <PasswordField
        {...getFieldProps(form, "confirmPassword", "Confirm password")}
        autoComplete="new-password"
      />
      <div className="flex flex-col">
        <CheckboxField label="I want to list a profile as an escort" {...form.register("listProfile")} />
        <AdultStatement form={form} />
      </div>
    </FormFrame>
  );
}

type Form = UseFormReturn<z.input<typeof RegistrationDraft>, unknown, RegistrationDraft>;

/** Required confirmation that the person is an adult. */
function AdultStatement({ form }: { form: Form }) {
  return (
    <CheckboxField
      {...getFieldProps(form, "isAdult", "This statement")}
      required
      label={
        <>
          I am at least 18 years old and of legal age where I live, and I accept the{" "}
          {/* Open the terms in a new tab, so that the form keeps its input. */}
          <TextLink to="/terms" target="_blank" rel="noopener">
            terms<span className="sr-only"> (opens in a new tab)</span>
          </TextLink>
          .
        </>
      }
    />
  );
}
