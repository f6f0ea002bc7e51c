import { stopAlerts } from "@vesper/contract/profiles/saved-searches";
import { api } from "#web/session/api.ts";
import { MailedLinkAction } from "#web/shared/mailed-link.tsx";

export const StopAlerts = ({ token }: { token: string }) => (
  <MailedLinkAction
    act={async () => (await api.call(stopAlerts, { body: { token } })).message}
    failed="Failed to switch the alerts off."
    text="You will hear nothing more about this saved search. It stays in your list."
    label="Switch alerts off"
  />
);
