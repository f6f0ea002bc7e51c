import type { ComponentProps } from "react";
import {
  confirmNewEmail,
  rejectNewEmail,
  reopenAccount,
  undoEmailChange,
} from "@vesper/contract/accounts/accounts";
import { undoTwoFactor } from "@vesper/contract/accounts/two-factor";
import { Link } from "react-router";
import { api } from "#web/session/api.ts";
import { logout } from "#web/session/session-store.ts";
import { MailedLinkAction } from "#web/shared/mailed-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";

const signInButton = <Button render={<Link to="/login" />}>Sign In</Button>;

type LinkText = Pick<ComponentProps<typeof MailedLinkAction>, "failed" | "text" | "label" | "spent">;

/** Creates the page of a mailed link, whose action runs after a confirming click. */
const createMailedLink = (
  send: (body: { token: string }) => Promise<{ message: string }>,
  linkText: LinkText,
) =>
  function MailedLink({ token }: { token: string }) {
    return (
      <MailedLinkAction act={async () => (await send({ token })).message} {...linkText} next={signInButton} />
    );
  };

/** Signs out of this browser after the call, which has ended every session of the account. */
const signOutAfter = async <Reply,>(reply: Promise<Reply>): Promise<Reply> => {
  const answer = await reply;
  logout();
  return answer;
};

export const ConfirmEmail = createMailedLink((body) => api.call(confirmNewEmail, { body }), {
  failed: "Failed to confirm the address.",
  text: "Our team was asked to use this address for your account. Please confirm that it is yours.",
  label: "Confirm my address",
});

export const KeepEmail = createMailedLink((body) => api.call(rejectNewEmail, { body }), {
  failed: "Failed to keep the address.",
  text: "Your account keeps the address it has. The new one is not used, and the person who entered it is told.",
  label: "Keep my address",
});

export const UndoEmail = createMailedLink((body) => signOutAfter(api.call(undoEmailChange, { body })), {
  failed: "Failed to restore the address.",
  text: "Your account goes back to this address. Every device is signed out, the password stops working, and we mail you a link to set a new one.",
  label: "Take my account back",
});

export const UndoTwoFactor = createMailedLink((body) => signOutAfter(api.call(undoTwoFactor, { body })), {
  failed: "Failed to turn two-factor login off.",
  text: "Two-factor login is turned off. Every device is signed out, the password stops working, and we mail you a link to set a new one.",
  label: "This wasn't me, turn it off",
});

export const ReopenAccount = createMailedLink((body) => api.call(reopenAccount, { body }), {
  failed: "Failed to reopen the account.",
  text: "Open your account again, and everything will be as it was.",
  label: "Reopen my account",
  spent: <Button render={<Link to="/login" />}>Sign in to get a new link</Button>,
});
