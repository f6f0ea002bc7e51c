import { zodResolver } from "@hookform/resolvers/zod";
import { Credentials, forgotPassword, login } from "@vesper/contract/accounts";
import { lazy, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { api } from "#web/session/api.ts";
import { login as storeSession } from "#web/session/session-store.ts";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { LoginCode } from "./login-code.tsx";
import { LoginCredentials } from "./login-credentials.tsx";
import { codeFailure, isClosed, loginFailure, wantsCode } from "./login-failure.ts";
import { messageOf } from "#web/api/message-of.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormSuccess } from "#web/ui/forms/form-success.tsx";

const loadDialog = () => import("./login-failed-dialog.tsx");
const LoginFailedDialog = lazy(async () => ({ default: (await loadDialog()).LoginFailedDialog }));

const empty = { email: "", password: "", remember: false, code: "" };

interface LoginFormProps {
  /** Why one has to sign in again. */
  notice?: string;
}

/** Stores the session; whoever shows the form sees it there and goes on. */
export function LoginForm({ notice }: LoginFormProps) {
  const { form, failure, closedEmail, needsCode, dialog, ...on } = useLogin();
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(on.submit)(event)}
      onChange={on.clearFailure}
      className="flex flex-col gap-5"
    >
      <FormError>{failure ?? notice}</FormError>
      {closedEmail && <MailReopenLink email={closedEmail} />}
      {needsCode ? <LoginCode form={form} onBack={on.back} /> : <LoginCredentials form={form} />}
      {dialog && (
        <Suspense>
          <LoginFailedDialog
            {...dialog}
            onClose={() => on.closeDialog(needsCode ? "code" : "password")}
            onClear={on.clear}
          />
        </Suspense>
      )}
    </form>
  );
}

/** The steps of signing in: credentials, and a code where the account asks for one. */
function useLogin() {
  const [failure, setFailure] = useState<string>();
  const [closedEmail, setClosedEmail] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const [dialog, setDialog] = useState<{ open: boolean; message: string }>();
  const form = useForm<z.input<typeof Credentials>, unknown, Credentials>({
    resolver: zodResolver(Credentials),
    defaultValues: empty,
  });

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
    } catch (error) {
      if (!needsCode && wantsCode(error)) return setNeedsCode(true);
      const wrongCode = needsCode && codeFailure(error);
      if (wrongCode) return form.setError("code", { message: wrongCode }, { shouldFocus: true });
      const message = loginFailure(error);
      setFailure(message);
      if (isClosed(error)) return setClosedEmail(credentials.email);
      setDialog({ open: true, message });
    }
  }

  function closeDialog(next: "email" | "password" | "code") {
    setDialog((shown) => shown && { ...shown, open: false });
    form.setFocus(next);
  }

  function back() {
    clearFailure();
    form.resetField("code");
    setNeedsCode(false);
  }

  function clear() {
    clearFailure();
    setNeedsCode(false);
    form.reset(empty, { keepFieldsRef: true });
    closeDialog("email");
  }

  return { form, failure, closedEmail, needsCode, dialog, clearFailure, submit, closeDialog, back, clear };
}

/** For someone who closed their account and lost the link: the same call mails it as a forgotten password does. */
function MailReopenLink({ email }: { email: string }) {
  const [state, setState] = useState<{ busy?: boolean; sent?: boolean; failure?: string }>({});

  async function handleClick() {
    setState({ busy: true });
    try {
      await api.call(forgotPassword, { body: { email } });
      setState({ sent: true });
    } catch (error) {
      setState({ failure: messageOf(error, "We could not send the link.") });
    }
  }

  return (
    <>
      <FormError>{state.failure}</FormError>
      <FormSuccess>{state.sent && `We sent the link to ${email} again.`}</FormSuccess>
      {!state.sent && (
        <Button tone="outline" busy={state.busy} onClick={() => void handleClick()}>
          Email me the link again
        </Button>
      )}
    </>
  );
}
