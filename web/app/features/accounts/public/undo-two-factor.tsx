import { undoTwoFactor } from "@vesper/contract/two-factor";
import { api } from "#web/session/api.ts";
import { logout } from "#web/session/session-store.ts";
import { PressLink } from "./press-link.tsx";

export function UndoTwoFactor({ token }: { token: string }) {
  async function undo() {
    const { message } = await api.call(undoTwoFactor, { body: { token } });
    logout();
    return message;
  }

  return (
    <PressLink
      act={undo}
      failed="Failed to turn two-factor login off."
      text="Two-factor login is turned off. Every device is signed out, the password stops working, and we mail you a link to set a new one."
      label="This wasn't me, turn it off"
    />
  );
}
