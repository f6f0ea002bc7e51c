import type { ComponentProps } from "react";
import { confirmEmail, objectToEmail, reopenAccount, undoEmail } from "@vesper/contract/accounts/accounts";
import { undoTwoFactor } from "@vesper/contract/accounts/two-factor";
import { Link } from "react-router";
import { api } from "#web/session/api.ts";
import { logout } from "#web/session/session-store.ts";
import { MailedLinkAction } from "#web/shared/mailed-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";

const signIn = <Button render={<Link to="/login" />}>Sign In</Button>;

type Words = Pick<ComponentProps<typeof MailedLinkAction>, "failed" | "text" | "label" | "spent">;

/** What a mailed link does once it is confirmed by a click. */
const mailedLink = (send: (body: { token: string }) => Promise<{ message: string }>, words: Words) =>
  function MailedLink({ token }: { token: string }) {
    return <MailedLinkAction act={async () => (await send({ token })).message} {...words} next={signIn} />;
  };

/** Every session has ended with it. */
const leaving = async <Reply,>(reply: Promise<Reply>): Promise<Reply> => {
  const answer = await reply;
  logout();
  return answer;
};

export const ConfirmEmail = mailedLink((body) => api.call(confirmEmail, { body }), {
  failed: "Failed to confirm the address.",
  text: "Our team was asked to use this address for your account. Please confirm that it is yours.",
  label: "Confirm my address",
});

export const KeepEmail = mailedLink((body) => api.call(objectToEmail, { body }), {
  failed: "Failed to keep the address.",
  text: "Your account keeps the address it has. The new one is not used, and the person who entered it is told.",
  label: "Keep my address",
});

export const UndoEmail = mailedLink((body) => leaving(api.call(undoEmail, { body })), {
  failed: "Failed to restore the address.",
  text: "Your account goes back to this address. Every device is signed out, the password stops working, and we mail you a link to set a new one.",
  label: "Take my account back",
});

export const UndoTwoFactor = mailedLink((body) => leaving(api.call(undoTwoFactor, { body })), {
  failed: "Failed to turn two-factor login off.",
  text: "Two-factor login is turned off. Every device is signed out, the password stops working, and we mail you a link to set a new one.",
  label: "This wasn't me, turn it off",
});

export const ReopenAccount = mailedLink((body) => api.call(reopenAccount, { body }), {
  failed: "Failed to reopen the account.",
  text: "Open your account again, and everything will be as it was.",
  label: "Reopen my account",
  spent: <Button render={<Link to="/login" />}>Sign in to get a new link</Button>,
});
