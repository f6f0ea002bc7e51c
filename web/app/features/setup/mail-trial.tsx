import { type KeyboardEvent, useState } from "react";
import { getErrorMessage } from "#web/api/error-message.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError, FormSuccess } from "#web/ui/forms/form-message.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

interface MailTrialProps {
  address: string;
  /** Shows the errors of the form and returns whether there are none. */
  check: () => Promise<boolean>;
  send: (to: string) => Promise<string>;
}

/** Sends a mail with the settings in the form, before they are stored. */
export function MailTrial({ address, check, send }: MailTrialProps) {
  const [to, setTo] = useState(address);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ success?: string; failure?: string }>({});

  async function sendTest() {
    if (!(await check())) return;
    setIsBusy(true);
    setOutcome({});
    try {
      setOutcome({ success: await send(to) });
    } catch (error) {
      setOutcome({ failure: getErrorMessage(error, "Failed to send the test mail.") });
    } finally {
      setIsBusy(false);
    }
  }

  /** The field is part of the step's form, which Enter would submit. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!isBusy) void sendTest();
  }

  return (
    <div className="flex flex-col gap-3 rounded-inner bg-raised p-4">
      <TextField
        label="Send a test mail to"
        type="email"
        value={to}
        onChange={(event) => setTo(event.target.value)}
        onKeyDown={handleKey}
      />
      <Button tone="outline" busy={isBusy} onClick={() => void sendTest()}>
        Send test mail
      </Button>
      <FormError>{outcome.failure}</FormError>
      <FormSuccess>{outcome.success}</FormSuccess>
    </div>
  );
}
