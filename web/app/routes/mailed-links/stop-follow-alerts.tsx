import { StopFollowAlerts } from "#web/features/follows/stop-follow-alerts.tsx";
import { createMailedLinkPage } from "#web/shared/mailed-link.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Turn off alerts", indexed: false });

export default createMailedLinkPage(StopFollowAlerts, "Turn off alerts");
