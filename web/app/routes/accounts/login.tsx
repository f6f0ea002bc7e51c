import type { User } from "@vesper/contract/accounts/accounts";
import { Intent, findIntent } from "@vesper/contract/accounts/intent";
import { toIntentQuery } from "@vesper/contract/accounts/sign-in-path";
import { toRedirectQuery, findSafeRedirect } from "@vesper/contract/core/redirect";
import { getHome } from "@vesper/contract/accounts/role-checks";
import { useMemo, useSyncExternalStore } from "react";
import { Navigate, useSearchParams } from "react-router";
import { AccountPage } from "#web/shared/account-page.tsx";
import { IntentNote } from "#web/features/accounts/public/intent-note.tsx";
import { LoginForm } from "#web/features/accounts/public/login-form.tsx";
import { TextLink } from "#web/features/accounts/public/text-link.tsx";
import { readPendingIntent } from "#web/session/pending-intent.ts";
import { useSession } from "#web/session/session-store.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { getIntentPath, performIntent } from "#web/shell/sign-in/carry-out.ts";
import { useSite } from "#web/shell/site.ts";

export const meta = describePage({
  title: "Sign In",
  description: "Sign in to your account.",
  indexed: false,
});

export default function LoginRoute() {
  const session = useSession();
  const { name } = useSite();
  const [params] = useSearchParams();
  const intent = useIntent(params);

  function getDestination(user: User) {
    if (intent) return getIntentPath(intent, user);
    return findSafeRedirect(params.get("redirect")) ?? getHome(user.roles).path;
  }

  if (session.status === "signed-in") return <Navigate to={getDestination(session.user)} replace />;
  return (
    <AccountPage
      title={`Sign in to ${name}`}
      after={
        <>
          <p>
            New here? <TextLink to={toRegisterPath(params, intent)}>Create an account</TextLink>
          </p>
          <p className="mt-4">
            <TextLink to="/terms">Terms</TextLink> · <TextLink to="/privacy">Privacy</TextLink>
          </p>
        </>
      }
    >
      {intent && <IntentNote intent={intent} />}
      <LoginForm
        notice={session.status === "signed-out" ? session.reason : undefined}
        // A person who was already signed in only follows the redirect: the URL alone must not act for them.
        onSignedIn={() => void (intent && performIntent(intent))}
      />
    </AccountPage>
  );
}

/** The visitor's intent, from the URL, or from this tab if they come back from setting a new password. */
function useIntent(params: URLSearchParams): Intent | null {
  const isBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  // Read once: carrying out the intent removes it, before this page has left.
  const kept = useMemo(() => (isBrowser ? Intent.safeParse(readPendingIntent()).data : null), [isBrowser]);
  return params.has("redirect") ? findIntent(params) : (kept ?? null);
}

const subscribeToNothing = () => () => {};

function toRegisterPath(params: URLSearchParams, intent: Intent | null): string {
  if (!intent) return `/register${toRedirectQuery(params)}`;
  return `/register${toIntentQuery(intent)}${intent.kind === "listing" ? "&role=escort" : ""}`;
}
