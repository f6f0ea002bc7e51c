import type { User } from "@vesper/contract/accounts/accounts";
import type { Intent } from "@vesper/contract/accounts/intent";
import { useNavigate } from "react-router";
import { EmailVerification } from "#web/features/accounts/public/email-verification.tsx";
import { createMailedLinkPage } from "#web/shared/mailed-link.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { getIntentPath, performIntent } from "#web/shell/sign-in/carry-out.ts";

export const meta = describePage({ title: "Confirm your email address", indexed: false });

function VerifyEmail({ token }: { token: string }) {
  const navigate = useNavigate();

  function handleContinue(intent: Intent, user: User) {
    void performIntent(intent);
    void navigate(getIntentPath(intent, user));
  }

  return <EmailVerification token={token} onContinue={handleContinue} />;
}

export default createMailedLinkPage(VerifyEmail, "Confirm your email address");
