import { getSetup } from "@vesper/contract/core/setup";
import type { Tokens, User } from "@vesper/contract/accounts/accounts";
import { useNavigate } from "react-router";
import { apiContext } from "#web/api/client.ts";
import { SetupSteps } from "#web/features/setup/setup-steps.tsx";
import { login } from "#web/session/session-store.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { Logo } from "#web/ui/layout/logo.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import type { Route } from "./+types/setup.ts";

export const meta = describePage({ title: "Setup", indexed: false });

/** Once the site has an admin, the endpoint and so this page are not found. */
export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(apiContext).call(getSetup)).data;
}

export { ErrorBoundary } from "./site.tsx";

/** Without the header and the age gate of other pages: there is nothing to visit yet. */
export default function SetupRoute({ loaderData: { name } }: Route.ComponentProps) {
  const navigate = useNavigate();

  function handleFinished({ user, tokens }: { user: User; tokens: Tokens }) {
    login(tokens, user);
    void navigate("/admin");
  }

  return (
    <main>
      <Page width="narrow">
        <Logo name={name} to={null} className="mb-8" />
        <SetupSteps onFinished={handleFinished} />
      </Page>
    </main>
  );
}
