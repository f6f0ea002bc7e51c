import { reopenAccount } from "@vesper/contract/accounts";
import { api } from "#web/session/api.ts";
import { PressLink } from "./press-link.tsx";

export function ReopenAccount({ token }: { token: string }) {
  return (
    <PressLink
      act={async () => (await api.call(reopenAccount, { body: { token } })).message}
      failed="Failed to reopen the account."
      text="Nothing has been erased yet. Everything will be as it was."
      label="Reopen my account"
    />
  );
}
