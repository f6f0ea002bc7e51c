import { confirmEmail, objectToEmail, reopenAccount, undoEmail } from "@vesper/contract/accounts";
import { undoTwoFactor } from "@vesper/contract/two-factor";
import { Link } from "react-router";
import { api } from "#web/session/api.ts";
import { logout } from "#web/session/session-store.ts";
import { MailedLinkAction } from "#web/shared/mailed-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";

interface WithToken {
  token: string;
}

const signIn = <Button render={<Link to="/login" />}>Sign In</Button>;

export const ConfirmEmail = ({ token }: WithToken) => (
  <MailedLinkAction
    act={async () => (await api.call(confirmEmail, { body: { token } })).message}
    failed="Failed to confirm the address."
    text="Our team was asked to use this address for your account. Please confirm that it is yours."
    label="Confirm my address"
    next={signIn}
  />
);

export const KeepEmail = ({ token }: WithToken) => (
  <MailedLinkAction
    act={async () => (await api.call(objectToEmail, { body: { token } })).message}
    failed="Failed to keep the address."
    text="Your account keeps the address it has. The new one is not used, and the person who entered it is told."
    label="Keep my address"
    next={signIn}
  />
);

export function UndoEmail({ token }: WithToken) {
  async function undo() {
    const { message } = await api.call(undoEmail, { body: { token } });
    logout();
    return message;
  }

  return (
    <MailedLinkAction
      act={undo}
      failed="Failed to restore the address."
      text="Your account goes back to this address. Every device is signed out, the password stops working, and we mail you a link to set a new one."
      label="Take my account back"
      next={signIn}
    />
  );
}

export function UndoTwoFactor({ token }: WithToken) {
  async function undo() {
    const { message } = await api.call(undoTwoFactor, { body: { token } });
    logout();
    return message;
  }

  return (
    <MailedLinkAction
      act={undo}
      failed="Failed to turn two-factor login off."
      text="Two-factor login is turned off. Every device is signed out, the password stops working, and we mail you a link to set a new one."
      label="This wasn't me, turn it off"
      next={signIn}
    />
  );
}

export const ReopenAccount = ({ token }: WithToken) => (
  <MailedLinkAction
    act={async () => (await api.call(reopenAccount, { body: { token } })).message}
    failed="Failed to reopen the account."
    text="Open your account again, and everything will be as it was."
    label="Reopen my account"
    next={signIn}
    spent={<Button render={<Link to="/login" />}>Sign in to get a new link</Button>}
  />
);
