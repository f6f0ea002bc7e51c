import { describePage } from "#web/shell/describe-page.ts";
import { TextPage } from "./text-page.tsx";
import { verificationSections } from "./verification-text.tsx";

export const meta = describePage({
  title: "Verification",
  description: "What the Verified badge means, what we ask for, who sees it, and when we delete it.",
});

export default function VerificationRoute() {
  return (
    <TextPage
      title="Verification"
      intro="What the Verified badge means, what we ask for, who sees it, and when we delete it."
      revised="2026-11-15"
      sections={verificationSections}
    />
  );
}
