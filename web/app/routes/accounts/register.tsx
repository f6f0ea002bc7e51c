import type { Tokens, User } from "@vesper/contract/accounts/accounts";
import { toRedirectQuery, findSafeRedirect } from "@vesper/contract/core/redirect";
import { getHome, isSupplier } from "@vesper/contract/accounts/role-checks";
import { lazy, Suspense, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { AccountPage } from "#web/shared/account-page.tsx";
import { RegisterForm } from "#web/features/accounts/public/register-form.tsx";
import { SeparateAccountRequired } from "#web/features/accounts/own/separate-account-required.tsx";
import { TextLink } from "#web/features/accounts/public/text-link.tsx";
import { login, useSession } from "#web/session/session-store.ts";
import { describePage } from "#web/shell/describe-page.ts";

const RegisteredDialog = lazy(async () => ({
  default: (await import("#web/features/accounts/public/registered-dialog.tsx")).RegisteredDialog,
}));

export const meta = describePage({
  title: "Create an account",
  description: "Create an account to save favorites, message people or publish your own profile.",
});

export default function RegisterRoute() {
  const session = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [registered, setRegistered] = useState<User | null>(null);
  const asEscort = params.get("supplier") === "true" || params.get("role") === "escort";

  const target = findSafeRedirect(params.get("redirect"));

  if (session.status === "signed-in" && !registered) {
    const { roles } = session.user;
    if (!asEscort) return <Navigate to={target ?? getHome(roles).path} replace />;
    return isSupplier(roles) ? (
      <Navigate to="/supplier/profile" replace />
    ) : (
      <SeparateAccountRequired user={session.user} />
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
          Already have an account? <TextLink to={`/login${toRedirectQuery(params)}`}>Sign in</TextLink>
        </p>
      }
    >
      <RegisterForm asEscort={asEscort} onRegistered={handleRegistered} />
      {registered && (
        <Suspense>
          <RegisteredDialog
            user={registered}
            onContinue={() => void navigate(target ?? (isSupplier(registered.roles) ? "/supplier" : "/"))}
          />
        </Suspense>
      )}
    </AccountPage>
  );
}
