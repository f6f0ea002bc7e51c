import { confirmEmail } from "@vesper/contract/accounts";
import { api } from "#web/session/api.ts";
import { PressLink } from "./press-link.tsx";

export function ConfirmEmail({ token }: { token: string }) {
  async function confirm() {
    const { message } = await api.call(confirmEmail, { body: { token } });
    return message;
  }

  return (
    <PressLink
      act={confirm}
      failed="Failed to confirm the address."
      text="Our team was asked to use this address for your account. Please confirm that it is yours."
      label="Confirm my address"
    />
  );
}
