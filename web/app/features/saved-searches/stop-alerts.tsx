import { stopAlerts } from "@vesper/contract/profiles/saved-searches";
import { api } from "#web/session/api.ts";
import { MailedLinkAction } from "#web/shared/mailed-link.tsx";

export const StopAlerts = ({ token }: { token: string }) => (
  <MailedLinkAction
    act={async () => (await api.call(stopAlerts, { body: { token } })).message}
    failed="Failed to turn off alerts."
    text="We’ll stop emailing you about this saved search. It stays in your list."
    label="Turn off alerts"
  />
);
