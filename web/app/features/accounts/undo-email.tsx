import { undoEmail } from "@vesper/contract/accounts";
import { useState } from "react";
import { Link } from "react-router";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { logout } from "#web/session/session-store.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Outcome } from "./outcome.tsx";

/** Asks for a press, because mail programs open links on their own. */
export function UndoEmail({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function handleClick() {
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await api.call(undoEmail, { body: { token } });
      logout();
      setDone(message);
    } catch (error) {
      setFailure(messageOf(error, "Failed to restore the address."));
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
      <p className="text-center">
        Your account goes back to this address. Every device is signed out, the password stops working, and we
        mail you a link to set a new one.
      </p>
      <Button size="large" busy={busy} onClick={() => void handleClick()}>
        Take my account back
      </Button>
    </div>
  );
}
