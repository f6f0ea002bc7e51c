import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { Credentials, forgotPassword, login } from "@vesper/contract/accounts/accounts";
import { lazy, Suspense, useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { api } from "#web/session/api.ts";
import { login as storeSession } from "#web/session/session-store.ts";
import { FormError, FormSuccess } from "#web/ui/forms/form-message.tsx";
import { findCodeFailure, findCodeStep, isAccountClosed, getLoginFailure } from "./login-failure.ts";
import { getErrorMessage } from "#web/api/error-message.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { OrDivider } from "./or-divider.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { TextLink } from "./text-link.tsx";
import { Form } from "#web/ui/forms/form.tsx";

const loadDialog = () => import("./login-failed-dialog.tsx");
const LoginFailedDialog = lazy(async () => ({ default: (await loadDialog()).LoginFailedDialog }));

const empty = { email: "", password: "", remember: false, code: "" };

type LoginState = UseFormReturn<z.input<typeof Credentials>, unknown, Credentials>;

interface LoginFormProps {
  /** Reason why the user has to sign in again. */
  notice?: string;
  onSignedIn?: () => void;
}

/** Form that signs in and stores the session; its parent reacts to the session and continues. */
export function LoginForm({ notice, onSignedIn }: LoginFormProps) {
  const { form, failure, closedEmail, needsCode, dialog, ...on } = useLogin(onSignedIn);
  return (
    <Form onSubmit={form.handleSubmit(on.submit)} onChange={on.clearFailure}>
      <FormError>{dialog?.open ? undefined : (failure ?? notice)}</FormError>
      {closedEmail && <MailReopenLink email={closedEmail} />}
      {needsCode ? (
        <LoginCode form={form} hasApp={needsCode === "app"} onBack={on.back} />
      ) : (
        <LoginCredentials form={form} />
      )}
      {needsCode !== "app" && <OrPasskey form={form} onSignedIn={onSignedIn} />}
      {dialog && (
        <Suspense>
          <LoginFailedDialog
            {...dialog}
            onClose={() => on.closeDialog(needsCode ? "code" : "password")}
            onClear={on.clear}
          />
        </Suspense>
      )}
    </Form>
  );
}

/** State of the sign-in steps: credentials, then a code if the account requires one. */
function useLogin(onSignedIn?: () => void) {
  const [failure, setFailure] = useState<string>();
  const [closedEmail, setClosedEmail] = useState<string>();
  const [needsCode, setNeedsCode] = useState<"app" | "recovery" | null>(null);
  const [dialog, setDialog] = useState<{ open: boolean; message: string }>();
  const form: LoginState = useSchemaForm(Credentials, empty);

  function clearFailure() {
    setFailure(undefined);
    setClosedEmail(undefined);
  }

  async function submit(credentials: Credentials) {
    void loadDialog();
    clearFailure();
    try {
      const { data } = await api.call(login, { body: credentials });
      storeSession(data.tokens, data.user);
      onSignedIn?.();
    } catch (error) {
      const step = needsCode ? null : findCodeStep(error);
      if (step) return setNeedsCode(step);
      const wrongCode = needsCode && findCodeFailure(error);
      if (wrongCode) return form.setError("code", { message: wrongCode }, { shouldFocus: true });
      setFailure(getLoginFailure(error));
      if (isAccountClosed(error)) return setClosedEmail(credentials.email);
      setDialog({ open: true, message: getLoginFailure(error) });
    }
  }

  function closeDialog(next: "email" | "password" | "code") {
    setDialog((shown) => shown && { ...shown, open: false });
    form.setFocus(next);
  }

  function back() {
    clearFailure();
    form.resetField("code");
    setNeedsCode(null);
  }

  function clear() {
    clearFailure();
    setNeedsCode(null);
    form.reset(empty, { keepFieldsRef: true });
    closeDialog("email");
  }

  return { form, failure, closedEmail, needsCode, dialog, clearFailure, submit, closeDialog, back, clear };
}

/** For users who closed their account and lost the link: the forgot-password endpoint mails it again. */
function MailReopenLink({ email }: { email: string }) {
  const [state, setState] = useState<{ busy?: boolean; sent?: boolean; failure?: string }>({});

  async function handleClick() {
    setState({ busy: true });
    try {
      await api.call(forgotPassword, { body: { email } });
      setState({ sent: true });
    } catch (error) {
      setState({ failure: getErrorMessage(error, "Failed to send the link.") });
    }
  }

  return (
    <>
      <FormError>{state.failure}</FormError>
      <FormSuccess>{state.sent && `The link is on its way to ${email}.`}</FormSuccess>
      {!state.sent && (
        <Button tone="outline" busy={state.busy} onClick={() => void handleClick()}>
          Email me the link again
        </Button>
      )}
    </>
  );
}

/** Second step of signing in. Email address and password stay in the form, hidden. */
function LoginCode({ form, hasApp, onBack }: { form: LoginState; hasApp: boolean; onBack: () => void }) {
  const [isRecovering, setIsRecovering] = useState(!hasApp);

  // This step replaces the focused field, so it takes the focus.
  useEffect(() => form.setFocus("code"), [form]);

  function handleSwitch() {
    setIsRecovering(!isRecovering);
    form.setValue("code", "");
    form.clearErrors("code");
    form.setFocus("code");
  }

  return (
    <>
      <TextField
        {...getFieldProps(form, "code", isRecovering ? "Recovery code" : "Code")}
        help={getCodeHelp(hasApp, isRecovering)}
        autoComplete="one-time-code"
        inputMode={isRecovering ? "text" : "numeric"}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="large" busy={form.formState.isSubmitting}>
        Sign In
      </Button>
      <div className="flex flex-wrap justify-center gap-x-2">
        {hasApp && (
          <Button tone="quiet" onClick={handleSwitch}>
            {isRecovering ? "Use the authenticator app" : "Use a recovery code"}
          </Button>
        )}
        <Button tone="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  );
}

function getCodeHelp(hasApp: boolean, isRecovering: boolean): string {
  if (!hasApp) return "Your account needs its passkey. Without it, enter one of the 10 codes you saved.";
  return isRecovering
    ? "One of the 10 codes you saved. Each works once."
    : "Enter the code from your authenticator app.";
}

/** The way without a password. */
function OrPasskey({ form, onSignedIn }: { form: LoginState; onSignedIn: (() => void) | undefined }) {
  return (
    <>
      <OrDivider />
      <PasskeySignIn remember={form.watch("remember") ?? false} onSignedIn={onSignedIn} />
    </>
  );
}

/** First step of signing in, and for most users the only one. */
function LoginCredentials({ form }: { form: LoginState }) {
  return (
    <>
      <TextField
        {...getFieldProps(form, "email", "Email")}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField {...getFieldProps(form, "password", "Password")} />
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
