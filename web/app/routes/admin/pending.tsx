import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Pending Escort Profiles", indexed: false });

export { PendingProfiles as default } from "#web/features/profiles/admin/pending-profiles.tsx";
