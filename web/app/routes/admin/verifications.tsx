import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Verifications", indexed: false });

export { VerificationQueue as default } from "#web/features/verification/admin/verification-queue.tsx";
