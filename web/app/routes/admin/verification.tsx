import { VerificationFile } from "#web/features/verification/admin/verification-file.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import type { Route } from "./+types/verification.ts";

export const meta = describePage({ title: "Verification", indexed: false });

export default function AdminVerificationRoute({ params }: Route.ComponentProps) {
  return <VerificationFile key={params.id} id={params.id} />;
}
