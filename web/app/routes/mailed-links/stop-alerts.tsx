import { createMailedLinkPage } from "#web/shared/mailed-link.tsx";
import { StopAlerts } from "#web/features/saved-searches/stop-alerts.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Turn off alerts", indexed: false });

export default createMailedLinkPage(StopAlerts, "Turn off alerts");
