import { useSearchParams } from "react-router";
import { AccountPage } from "#web/features/accounts/own/account-page.tsx";
import { IncompleteLink } from "#web/features/accounts/public/incomplete-link.tsx";
import { KeepEmail } from "#web/features/accounts/public/keep-email.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Keep your email address", indexed: false });

export default function KeepEmailRoute() {
  const [params] = useSearchParams();
  const token = params.get("token");
  return (
    <AccountPage
      title="Keep your email address"
      text="Our team was asked to change the address of your account."
    >
      {token ? <KeepEmail token={token} /> : <IncompleteLink />}
    </AccountPage>
  );
}
