import { type ComponentType, type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { getErrorMessage } from "#web/api/error-message.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { AccountPage, Outcome } from "./account-page.tsx";

/** Creates the page that a mailed link with a token opens. */
export const createMailedLinkPage = (
  Action: ComponentType<{ token: string }>,
  title: string,
  text?: string,
) =>
  function MailedLinkPage() {
    const [params] = useSearchParams();
    const token = params.get("token");
    return (
      <AccountPage title={title} text={text}>
        {token ? <Action token={token} /> : <IncompleteLink />}
      </AccountPage>
    );
  };

/** Shown for a mailed link that lost its token, for example because of a line break. */
export function IncompleteLink() {
  return (
    <Outcome tone="bad" text="This link is incomplete. Please open it again from the email.">
      <Button tone="outline" render={<Link to="/contact" />}>
        Contact us
      </Button>
    </Outcome>
  );
}

interface MailedLinkActionProps {
  /** Resolves to the message to show. */
  act: () => Promise<string>;
  /** Fallback if the server sends no message. */
  failed: string;
  text: string;
  label: string;
  /** Link shown after success. */
  next?: ReactNode;
  /** Link shown if the mailed link is no longer valid. */
  spent?: ReactNode;
}

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** The action requires a click, because mail clients prefetch links. */
export function MailedLinkAction({ act, failed, text, label, next, spent }: MailedLinkActionProps) {
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
      // The link has already been used, so its action is done.
      if (hasCode(error, "conflict")) return setDone(getErrorMessage(error, failed));
      setFailure(getErrorMessage(error, failed));
      setIsSpent(hasCode(error, "invalid_token"));
    } finally {
      setBusy(false);
    }
  }

  if (done)
    return (
      <Outcome tone="good" text={done}>
        {next}
      </Outcome>
    );
  if (isSpent)
    return (
      <Outcome tone="bad" text={failure}>
        {spent}
      </Outcome>
    );
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
