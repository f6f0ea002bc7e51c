import { useSearchParams } from "react-router";
import { AccountPage } from "#web/features/accounts/own/account-page.tsx";
import { ConfirmEmail } from "#web/features/accounts/public/confirm-email.tsx";
import { IncompleteLink } from "#web/features/accounts/public/incomplete-link.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Confirm your email address", indexed: false });

export default function ConfirmEmailRoute() {
  const [params] = useSearchParams();
  const token = params.get("token");
  return (
    <AccountPage title="Confirm your email address">
      {token ? <ConfirmEmail token={token} /> : <IncompleteLink />}
    </AccountPage>
  );
}
