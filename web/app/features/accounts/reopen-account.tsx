import { reopenAccount } from "@vesper/contract/accounts";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { messageOf } from "#web/api/message-of.ts";
import { Outcome } from "./outcome.tsx";

/** Asks for a press, because mail programs open links on their own. */
export function ReopenAccount({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function handleClick() {
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await api.call(reopenAccount, { body: { token } });
      setDone(message);
    } catch (error) {
      setFailure(messageOf(error, "Failed to reopen the account."));
    } finally {
      setBusy(false);
    }
  }

  if (done) {
    return (
      <Outcome tone="good" text={done}>
        <Button render={<Link to="/login" />}>Sign In</Button>
      </Outcome>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <FormError>{failure}</FormError>
      <p className="text-center">Nothing has been erased yet. Everything will be as it was.</p>
      <Button size="large" busy={busy} onClick={() => void handleClick()}>
        Reopen my account
      </Button>
    </div>
  );
}
