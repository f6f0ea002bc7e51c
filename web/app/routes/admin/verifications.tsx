import { VerificationQueue } from "#web/features/verification/admin/verification-queue.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Verifications", indexed: false });

export default function AdminVerificationsRoute() {
  return <VerificationQueue />;
}
