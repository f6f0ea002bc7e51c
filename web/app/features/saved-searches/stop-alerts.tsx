import { stopAlerts } from "@vesper/contract/saved-searches";
import { useState } from "react";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { FormSuccess } from "#web/ui/forms/form-success.tsx";

/** Asks for a press, because mail programs open links on their own. */
export function StopAlerts({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function handleClick() {
    setBusy(true);
    setFailure(undefined);
    try {
      setDone((await api.call(stopAlerts, { body: { token } })).message);
    } catch (error) {
      setFailure(messageOf(error, "Failed to switch the alerts off."));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <FormError>{failure}</FormError>
      <FormSuccess>{done}</FormSuccess>
      {!done && (
        <>
          <p className="text-center">
            You will hear nothing more about this saved search. It stays in your list.
          </p>
          <Button size="large" busy={busy} onClick={() => void handleClick()}>
            Switch alerts off
          </Button>
        </>
      )}
    </div>
  );
}
