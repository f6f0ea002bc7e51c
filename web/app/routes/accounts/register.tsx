import type { Tokens, User } from "@vesper/contract/accounts/accounts";
import { findIntent, type Intent } from "@vesper/contract/accounts/intent";
import { registrationTexts } from "@vesper/contract/accounts/registration";
import { toIntentQuery } from "@vesper/contract/accounts/sign-in-path";
import { toRedirectQuery, findSafeRedirect } from "@vesper/contract/core/redirect";
import { getHome, isSupplier } from "@vesper/contract/accounts/role-checks";
import { lazy, Suspense, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { AccountPage } from "#web/shared/account-page.tsx";
import { IntentNote } from "#web/features/accounts/public/intent-note.tsx";
import { RegisterForm } from "#web/features/accounts/public/register-form.tsx";
import { SeparateAccountRequired } from "#web/features/accounts/own/separate-account-required.tsx";
import { TextLink } from "#web/features/accounts/public/text-link.tsx";
import { login, useSession } from "#web/session/session-store.ts";
import { useSite } from "#web/shell/site.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { forgetRegisteredIntent, getIntentPath, performIntent } from "#web/shell/sign-in/carry-out.ts";

const RegisteredDialog = lazy(async () => ({
  default: (await import("#web/features/accounts/public/registered-dialog.tsx")).RegisteredDialog,
}));

export const meta = describePage({
  title: "Create an account",
  description: "Create an account to save favorites, message people or publish your own profile.",
});

export default function RegisterRoute() {
  const session = useSession();
  const { registration } = useSite();
  const [params] = useSearchParams();
  const [registered, setRegistered] = useState<User | null>(null);
  const asEscort = params.get("supplier") === "true" || params.get("role") === "escort";
  const intent = findIntent(params);
  const handleContinue = useContinue(params, intent);

  if (session.status === "signed-in" && !registered) {
    return <AlreadySignedIn user={session.user} asEscort={asEscort} params={params} />;
  }

  if (registration !== "open" && !registered) {
    return (
      <RegistrationRefused
        text={registrationTexts[registration]}
        signInPath={toLoginPath(params, asEscort)}
      />
    );
  }

  function handleRegistered({ user, tokens }: { user: User; tokens: Tokens }) {
    setRegistered(user);
    login(tokens, user);
  }

  return (
    <AccountPage
      title="Create your account"
      text="Free, private, and yours to delete at any time."
      after={
        <p>
          Already have an account? <TextLink to={toLoginPath(params, asEscort)}>Sign in</TextLink>
        </p>
      }
    >
      {intent && <IntentNote intent={intent} />}
      <RegisterForm asEscort={asEscort} intent={intent ?? undefined} onRegistered={handleRegistered} />
      {registered && (
        <Suspense>
          <RegisteredDialog user={registered} onContinue={() => handleContinue(registered)} />
        </Suspense>
      )}
    </AccountPage>
  );
}

/** Says kindly why there is no form. */
function RegistrationRefused({ text, signInPath }: { text: string; signInPath: string }) {
  return (
    <AccountPage
      title="Registration isn’t open"
      text={text}
      after={
        <p>
          Already have an account? <TextLink to={signInPath}>Sign in</TextLink>
        </p>
      }
    >
      <p>
        Questions? <TextLink to="/contact">Contact us</TextLink> and we’ll get back to you.
      </p>
    </AccountPage>
  );
}

/** Returns a function that carries out the intent of a new member, or leads to the page they came for. */
function useContinue(params: URLSearchParams, intent: Intent | null) {
  const navigate = useNavigate();
  return function continueAs(user: User) {
    if (intent) {
      void performIntent(intent);
      void forgetRegisteredIntent();
      return void navigate(getIntentPath(intent, user));
    }
    const target = findSafeRedirect(params.get("redirect"));
    return void navigate(target ?? (isSupplier(user.roles) ? "/supplier" : "/"));
  };
}

interface AlreadySignedInProps {
  user: User;
  asEscort: boolean;
  params: URLSearchParams;
}

function AlreadySignedIn({ user, asEscort, params }: AlreadySignedInProps) {
  if (!asEscort) {
    const target = findSafeRedirect(params.get("redirect"));
    return <Navigate to={target ?? getHome(user.roles).path} replace />;
  }
  return isSupplier(user.roles) ? (
    <Navigate to="/supplier/profile" replace />
  ) : (
    <SeparateAccountRequired user={user} />
  );
}

const listing: Intent = { kind: "listing", target: null, path: "/supplier/profile" };

/** Returns the sign-in URL for people who already have an account, with what they came for. */
function toLoginPath(params: URLSearchParams, asEscort: boolean): string {
  const intent = findIntent(params) ?? (asEscort && !params.has("redirect") ? listing : null);
  return `/login${intent ? toIntentQuery(intent) : toRedirectQuery(params)}`;
}
