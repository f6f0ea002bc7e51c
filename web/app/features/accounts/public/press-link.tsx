import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { messageOf } from "#web/api/message-of.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { Outcome } from "./outcome.tsx";

interface PressLinkProps {
  /** What the press does, and the sentence that it ends with. */
  act: () => Promise<string>;
  /** What is said when the server says nothing. */
  failed: string;
  text: string;
  label: string;
  /** The way on from a link that is no longer valid. */
  spent?: ReactNode;
}

/** The link was used before, and its work is done. */
const isDoneAlready = (error: unknown) => error instanceof ApiError && error.code === "conflict";

/** Behind a mailed link. Asks for a press, because mail programs open links on their own. */
export function PressLink({ act, failed, text, label, spent }: PressLinkProps) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSpent, setIsSpent] = useState(false);

  async function handleClick() {
    setBusy(true);
    setFailure(undefined);
    try {
      setDone(await act());
    } catch (error) {
      if (isDoneAlready(error)) return setDone(messageOf(error, failed));
      setFailure(messageOf(error, failed));
      setIsSpent(error instanceof ApiError && error.code === "invalid_token");
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
  if (isSpent) {
    return (
      <Outcome tone="bad" text={failure}>
        {spent}
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
