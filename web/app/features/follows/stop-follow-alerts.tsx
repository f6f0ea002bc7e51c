import { stopFollowAlerts } from "@vesper/contract/profiles/follows";
import { api } from "#web/session/api.ts";
import { MailedLinkAction } from "#web/shared/mailed-link.tsx";

export const StopFollowAlerts = ({ token }: { token: string }) => (
  <MailedLinkAction
    act={async () => (await api.call(stopFollowAlerts, { body: { token } })).message}
    failed="Failed to turn off alerts."
    text="We’ll stop emailing you news. You still see them when you visit."
    label="Turn off alerts"
  />
);
