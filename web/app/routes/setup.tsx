import { getSetup } from "@vesper/contract/core/setup";
import type { Tokens, User } from "@vesper/contract/accounts/accounts";
import { data, useNavigate } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { apiContext } from "#web/api/client.ts";
import { SetupSteps } from "#web/features/setup/setup-steps.tsx";
import { login } from "#web/session/session-store.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { NotFound } from "#web/shell/not-found.tsx";
import { Shell } from "#web/shell/shell.tsx";
import { Logo } from "#web/ui/layout/logo.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import type { Route } from "./+types/setup.ts";

export const meta = describePage({ title: "Setup", indexed: false });

/** Once the site has an admin, the endpoint and so this page are not found. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    return (await context.get(apiContext).call(getSetup)).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return data(null, { status: 404 });
    throw error;
  }
}

export { ErrorBoundary } from "./site.tsx";

/** Without the header and the age gate of other pages: there is nothing to visit yet. */
export default function SetupRoute({ loaderData: site }: Route.ComponentProps) {
  const navigate = useNavigate();

  function handleFinished({ user, tokens }: { user: User; tokens: Tokens }) {
    login(tokens, user);
    void navigate("/admin");
  }

  if (!site) {
    return (
      <Shell>
        <NotFound />
      </Shell>
    );
  }
  return (
    <main>
      <Page width="narrow">
        <Logo name={site.name} to={null} className="mb-8" />
        <SetupSteps onFinished={handleFinished} />
      </Page>
    </main>
  );
}
