import { useState } from "react";
import { Link } from "react-router";
import { messageOf } from "#web/api/message-of.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Outcome } from "./outcome.tsx";

interface PressLinkProps {
  /** What the press does, and the sentence that it ends with. */
  act: () => Promise<string>;
  /** What is said when the server says nothing. */
  failed: string;
  text: string;
  label: string;
}

/** Behind a mailed link. Asks for a press, because mail programs open links on their own. */
export function PressLink({ act, failed, text, label }: PressLinkProps) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function handleClick() {
    setBusy(true);
    setFailure(undefined);
    try {
      setDone(await act());
    } catch (error) {
      setFailure(messageOf(error, failed));
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
      <p className="text-center">{text}</p>
      <Button size="large" busy={busy} onClick={() => void handleClick()}>
        {label}
      </Button>
    </div>
  );
}
