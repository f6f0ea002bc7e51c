import type { User } from "@vesper/contract/accounts/accounts";
import { toRedirectQuery, findSafeRedirect } from "@vesper/contract/core/redirect";
import { getHome } from "@vesper/contract/accounts/role-checks";
import { Navigate, useSearchParams } from "react-router";
import { AccountPage } from "#web/shared/account-page.tsx";
import { LoginForm } from "#web/features/accounts/public/login-form.tsx";
import { TextLink } from "#web/features/accounts/public/text-link.tsx";
import { useSession } from "#web/session/session-store.ts";
import { describePage } from "#web/shell/describe-page.ts";
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
  const getDestination = (user: User) => findSafeRedirect(params.get("redirect")) ?? getHome(user.roles).path;

  if (session.status === "signed-in") return <Navigate to={getDestination(session.user)} replace />;
  return (
    <AccountPage
      title={`Sign in to ${name}`}
      after={
        <>
          <p>
            New here? <TextLink to={`/register${toRedirectQuery(params)}`}>Create an account</TextLink>
          </p>
          <p className="mt-4">
            <TextLink to="/terms">Terms</TextLink> · <TextLink to="/privacy">Privacy</TextLink>
          </p>
        </>
      }
    >
      <LoginForm notice={session.status === "signed-out" ? session.reason : undefined} />
    </AccountPage>
  );
}
