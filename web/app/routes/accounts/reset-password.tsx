import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { AccountPage, Outcome } from "#web/shared/account-page.tsx";
import { IncompleteLink } from "#web/shared/mailed-link.tsx";
import { ResetPasswordForm } from "#web/features/accounts/public/reset-password-form.tsx";
import { TextLink } from "#web/features/accounts/public/text-link.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { Button } from "#web/ui/actions/button.tsx";

export const meta = describePage({ title: "Set a new password", indexed: false });

export default function ResetPasswordRoute() {
  const [params] = useSearchParams();
  const token = params.get("token");
  const [done, setDone] = useState<string | null>(null);

  return (
    <AccountPage
      title="Set a new password"
      text="This signs you out on all your devices."
      after={<TextLink to="/forgot-password">Request a new link</TextLink>}
    >
      {done ? (
        <Outcome tone="good" text={done}>
          <Button render={<Link to="/login" />}>Sign In</Button>
        </Outcome>
      ) : token ? (
        <ResetPasswordForm token={token} onDone={setDone} />
      ) : (
        <IncompleteLink />
      )}
    </AccountPage>
  );
}
