import { confirmPictureNotice } from "@vesper/contract/picture-notices";
import { useState } from "react";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { FormSuccess } from "#web/ui/forms/form-success.tsx";

const hidden = "Thank you. What you named is hidden until we have decided. We will write to you then.";
const decided =
  "Thank you. There is nothing left to hide: it is decided already, or a person on our team is about to.";

/** Asks for a press, because mail programs open links on their own. */
export function ConfirmNotice({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function handleClick() {
    setBusy(true);
    setFailure(undefined);
    try {
      const { data } = await api.call(confirmPictureNotice, { body: { token } });
      setDone(data.isHidden ? hidden : decided);
    } catch (error) {
      setFailure(messageOf(error, "Failed to confirm your notice."));
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
            You told us about a picture that was published without consent. Confirm that this address is
            yours, and the picture is hidden until we have decided.
          </p>
          <Button size="large" busy={busy} onClick={() => void handleClick()}>
            Confirm
          </Button>
        </>
      )}
    </div>
  );
}
