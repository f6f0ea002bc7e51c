import { undoEmail } from "@vesper/contract/accounts";
import { api } from "#web/session/api.ts";
import { logout } from "#web/session/session-store.ts";
import { PressLink } from "./press-link.tsx";

export function UndoEmail({ token }: { token: string }) {
  async function undo() {
    const { message } = await api.call(undoEmail, { body: { token } });
    logout();
    return message;
  }

  return (
    <PressLink
      act={undo}
      failed="Failed to restore the address."
      text="Your account goes back to this address. Every device is signed out, the password stops working, and we mail you a link to set a new one."
      label="Take my account back"
    />
  );
}
