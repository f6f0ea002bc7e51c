import { useAction } from "#web/shared/use-action.ts";
import { resendVerification, type User, verifyEmail } from "@vesper/contract/accounts/accounts";
import type { Intent } from "@vesper/contract/accounts/intent";
import { toSignInPath } from "@vesper/contract/accounts/sign-in-path";
import { getHome } from "@vesper/contract/accounts/role-checks";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { api } from "#web/session/api.ts";
import { updateUser, useUser } from "#web/session/session-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { getErrorMessage } from "#web/api/error-message.ts";
import { Outcome } from "#web/shared/account-page.tsx";
import { describeIntent, getNextLabel } from "./intent-text.ts";
import { toast } from "#web/ui/feedback/toast.ts";

interface Confirmed {
  message: string;
  /** Account that was confirmed, and what its owner registered for. */
  account?: { id: string; intent: Intent | null };
}

type State = { status: "busy" } | ({ status: "done" } & Confirmed) | { status: "failed"; message: string };

const isAlreadyConfirmed = (error: unknown) => error instanceof ApiError && error.code === "conflict";

async function confirmToken(token: string): Promise<State> {
  try {
    const { intent, ...user } = (await api.call(verifyEmail, { body: { token } })).data;
    updateUser(user);
    const message = "Your email address is confirmed. Thank you.";
    return { status: "done", message, account: { id: user._id, intent } };
  } catch (error) {
    if (isAlreadyConfirmed(error)) return { status: "done", message: getErrorMessage(error, "") };
    return { status: "failed", message: getErrorMessage(error, "Failed to confirm your email address.") };
  }
}

interface EmailVerificationProps {
  token: string;
  onContinue: (intent: Intent, user: User) => void;
}

/** Confirms the address once on load, without asking, because opening the link shows the intent. */
export function EmailVerification({ token, onContinue }: EmailVerificationProps) {
  const [state, setState] = useState<State>({ status: "busy" });
  const asked = useRef(false);
  const user = useUser();

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void confirmToken(token).then(setState);
  }, [token]);

  if (state.status === "busy") {
    return (
      <div className="flex min-h-32 items-center justify-center">
        <Spinner label="Confirming your email address" className="size-7 text-accent" />
      </div>
    );
  }
  if (state.status === "failed") {
    return (
      <Outcome tone="bad" text={state.message}>
        {user ? (
          <ResendVerification />
        ) : (
          <Button
            render={<Link to={`/login?redirect=${encodeURIComponent(`/verify-email?token=${token}`)}`} />}
          >
            Sign in to get a new link
          </Button>
        )}
      </Outcome>
    );
  }
  return (
    <Outcome tone="good" text={state.message}>
      <NextStep account={state.account} onContinue={onContinue} />
    </Outcome>
  );
}

/** Leads back to what the person registered for; on another device, they sign in first. */
function NextStep({
  account,
  onContinue,
}: Pick<Confirmed, "account"> & Pick<EmailVerificationProps, "onContinue">) {
  const user = useUser();
  const intent = account?.intent;
  if (intent && !user) {
    return (
      <>
        <p className="text-small text-muted">{describeIntent(intent).title}.</p>
        <Button render={<Link to={toSignInPath(intent)} />}>Sign In</Button>
      </>
    );
  }
  if (intent && user?._id === account.id) {
    return <Button onClick={() => onContinue(intent, user)}>{getNextLabel(intent)}</Button>;
  }
  const home = user ? getHome(user.roles) : { path: "/login", label: "Sign In" };
  return <Button render={<Link to={home.path} />}>{home.label}</Button>;
}

export function ResendVerification() {
  const [isSent, setIsSent] = useState(false);
  const { busy, run } = useAction({
    act: () => api.call(resendVerification),
    failed: "Failed to send the email.",
    onDone: ({ message }) => {
      setIsSent(true);
      toast.success(message);
    },
  });
  return (
    <Button
      tone="outline"
      size="small"
      busy={busy}
      disabledReason={isSent ? "The email is on its way." : undefined}
      onClick={run}
    >
      {isSent ? "Sent" : "Send the link again"}
    </Button>
  );
}
