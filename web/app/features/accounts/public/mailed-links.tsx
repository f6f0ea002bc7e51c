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

/** Creates the page for a mailed link. The action runs after a confirming click. */
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
  failed: "Failed to confirm your email address.",
  text: "We received a request to use this email address for your account. Please confirm that it’s yours.",
  label: "Confirm email address",
});

export const KeepEmail = createMailedLink((body) => api.call(rejectNewEmail, { body }), {
  failed: "Failed to keep your current address.",
  text: "Your account will keep its current address. We won’t use the new one, and we’ll tell the team member who entered it.",
  label: "Keep current address",
});

export const UndoEmail = createMailedLink((body) => signOutAfter(api.call(undoEmailChange, { body })), {
  failed: "Failed to restore your email address.",
  text: "We’ll restore this address and sign out every device. The current password will stop working, and we’ll email you a link to set a new one.",
  label: "Restore email address",
});

export const UndoTwoFactor = createMailedLink((body) => signOutAfter(api.call(undoTwoFactor, { body })), {
  failed: "Failed to remove it.",
  text: "We’ll remove the passkey or turn off two-factor sign-in, and sign out every device. The current password will stop working, and we’ll email you a link to set a new one.",
  label: "Remove it",
});

export const ReopenAccount = createMailedLink((body) => api.call(reopenAccount, { body }), {
  failed: "Failed to reopen your account.",
  text: "Reopen your account, and everything will be as it was.",
  label: "Reopen account",
  spent: <Button render={<Link to="/login" />}>Sign in to get a new link</Button>,
});
