import { PersonRecord } from "#web/features/moderation/person/person-record.tsx";
import { PendingProfiles } from "#web/features/profiles/admin/pending-profiles.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Pending Escort Profiles", indexed: false });

export default function PendingRoute() {
  return <PendingProfiles History={PersonRecord} />;
}
