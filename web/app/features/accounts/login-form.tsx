import { zodResolver } from "@hookform/resolvers/zod";
import { Credentials, login } from "@vesper/contract/accounts";
import { lazy, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { api } from "#web/session/api.ts";
import { login as storeSession } from "#web/session/session-store.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { fieldOf } from "#web/ui/field-of.ts";
import { FormError } from "#web/ui/form-error.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { loginFailure } from "./login-failure.ts";
import { TextLink } from "./text-link.tsx";

const loadDialog = () => import("./login-failed-dialog.tsx");
const LoginFailedDialog = lazy(async () => ({ default: (await loadDialog()).LoginFailedDialog }));

const empty = { email: "", password: "", remember: false };

interface LoginFormProps {
  /** Why one has to sign in again. */
  notice?: string;
}

/** Stores the session; whoever shows the form sees it there and goes on. */
export function LoginForm({ notice }: LoginFormProps) {
  const [failure, setFailure] = useState<string>();
  const [dialog, setDialog] = useState<{ open: boolean; message: string }>();
  const form = useForm<z.input<typeof Credentials>, unknown, Credentials>({
    resolver: zodResolver(Credentials),
    defaultValues: empty,
  });

  async function handleSubmit(credentials: Credentials) {
    void loadDialog();
    setFailure(undefined);
    try {
      const { data } = await api.call(login, { body: credentials });
      storeSession(data.tokens, data.user);
    } catch (error) {
      const message = loginFailure(error);
      setFailure(message);
      setDialog({ open: true, message });
    }
  }

  function closeDialog(next: "email" | "password") {
    setDialog((shown) => shown && { ...shown, open: false });
    form.setFocus(next);
  }

  function handleClear() {
    setFailure(undefined);
    form.reset(empty, { keepFieldsRef: true });
    closeDialog("email");
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}
      onChange={() => setFailure(undefined)}
      className="flex flex-col gap-5"
    >
      <FormError>{failure ?? notice}</FormError>
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
      {dialog && (
        <Suspense>
          <LoginFailedDialog {...dialog} onClose={() => closeDialog("password")} onClear={handleClear} />
        </Suspense>
      )}
    </form>
  );
}
