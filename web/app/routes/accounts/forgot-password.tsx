import { useState } from "react";
import { AccountPage, Outcome } from "#web/shared/account-page.tsx";
import { ForgotPasswordForm } from "#web/features/accounts/public/forgot-password-form.tsx";
import { TextLink } from "#web/features/accounts/public/text-link.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Forgot your password?", indexed: false });

export default function ForgotPasswordRoute() {
  const [sent, setSent] = useState<string | null>(null);
  return (
    <AccountPage
      title="Forgot your password?"
      text="Enter your email address and we’ll send you a link to set a new password. The link works once and expires after an hour. If you deleted your account less than 30 days ago, we’ll send a link to reopen it instead."
      after={<TextLink to="/login">Back to sign-in</TextLink>}
    >
      {sent ? <Outcome tone="good" text={sent} /> : <ForgotPasswordForm onSent={setSent} />}
    </AccountPage>
  );
}
