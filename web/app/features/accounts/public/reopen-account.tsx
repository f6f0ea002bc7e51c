import { reopenAccount } from "@vesper/contract/accounts";
import { Link } from "react-router";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PressLink } from "./press-link.tsx";

export function ReopenAccount({ token }: { token: string }) {
  return (
    <PressLink
      act={async () => (await api.call(reopenAccount, { body: { token } })).message}
      failed="Failed to reopen the account."
      text="Open your account again, and everything will be as it was."
      label="Reopen my account"
      spent={<Button render={<Link to="/login" />}>Sign in to get a new link</Button>}
    />
  );
}
