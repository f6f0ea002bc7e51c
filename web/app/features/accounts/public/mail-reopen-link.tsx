import { forgotPassword } from "@vesper/contract/accounts";
import { useState } from "react";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { FormSuccess } from "#web/ui/forms/form-success.tsx";

/** For someone who closed their account and lost the link: the same call mails it as a forgotten password does. */
export function MailReopenLink({ email }: { email: string }) {
  const [state, setState] = useState<{ busy?: boolean; sent?: boolean; failure?: string }>({});

  async function handleClick() {
    setState({ busy: true });
    try {
      await api.call(forgotPassword, { body: { email } });
      setState({ sent: true });
    } catch (error) {
      setState({ failure: messageOf(error, "We could not send the link.") });
    }
  }

  return (
    <>
      <FormError>{state.failure}</FormError>
      <FormSuccess>{state.sent && `We sent the link to ${email} again.`}</FormSuccess>
      {!state.sent && (
        <Button tone="outline" busy={state.busy} onClick={() => void handleClick()}>
          Email me the link again
        </Button>
      )}
    </>
  );
}
