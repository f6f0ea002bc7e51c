import { VerificationPage } from "#web/features/verification/own/verification-page.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Verification", indexed: false });

export default function SupplierVerificationRoute() {
  return (
    <>
      <h2 className="sr-only">Verification</h2>
      <VerificationPage />
    </>
  );
}
