import type { Credentials } from "@vesper/contract/accounts";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { Button } from "#web/ui/actions/button.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { TextLink } from "./text-link.tsx";

interface LoginCredentialsProps {
  form: UseFormReturn<z.input<typeof Credentials>, unknown, Credentials>;
}

/** The first step of signing in, and for most people the only one. */
export function LoginCredentials({ form }: LoginCredentialsProps) {
  return (
    <>
      <TextField
        {...fieldOf(form, "email", "Email")}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField {...fieldOf(form, "password", "Password")} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckboxField label="Remember me" {...form.register("remember")} />
        <span className="text-small">
          <TextLink to="/forgot-password">Forgot password?</TextLink>
        </span>
      </div>
      <Button type="submit" size="large" busy={form.formState.isSubmitting}>
        Sign In
      </Button>
    </>
  );
}
