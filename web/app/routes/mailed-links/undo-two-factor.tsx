import { useSearchParams } from "react-router";
import { AccountPage } from "#web/features/accounts/own/account-page.tsx";
import { IncompleteLink } from "#web/features/accounts/public/incomplete-link.tsx";
import { UndoTwoFactor } from "#web/features/accounts/public/undo-two-factor.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Turn off two-factor login", indexed: false });

export default function UndoTwoFactorRoute() {
  const [params] = useSearchParams();
  const token = params.get("token");
  return (
    <AccountPage title="Turn off two-factor login" text="It was switched on for your account.">
      {token ? <UndoTwoFactor token={token} /> : <IncompleteLink />}
    </AccountPage>
  );
}
