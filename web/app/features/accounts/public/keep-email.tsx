import { objectToEmail } from "@vesper/contract/accounts";
import { api } from "#web/session/api.ts";
import { PressLink } from "./press-link.tsx";

export function KeepEmail({ token }: { token: string }) {
  async function keep() {
    const { message } = await api.call(objectToEmail, { body: { token } });
    return message;
  }

  return (
    <PressLink
      act={keep}
      failed="Failed to keep the address."
      text="Your account keeps the address it has. The new one is not used, and the person who entered it is told."
      label="Keep my address"
    />
  );
}
