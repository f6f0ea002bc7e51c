import { confirmPictureNotice } from "@vesper/contract/media/picture-notices";
import { api } from "#web/session/api.ts";
import { MailedLinkAction } from "#web/shared/mailed-link.tsx";

const hiddenMessage = "Thank you. What you named is hidden until we have decided. We will write to you then.";
const decidedMessage =
  "Thank you. There is nothing left to hide: it is decided already, or a person on our team is about to.";

export function ConfirmNotice({ token }: { token: string }) {
  async function confirm() {
    const { data } = await api.call(confirmPictureNotice, { body: { token } });
    return data.isHidden ? hiddenMessage : decidedMessage;
  }

  return (
    <MailedLinkAction
      act={confirm}
      failed="Failed to confirm your notice."
      text="You told us about a picture that was published without consent. Confirm that this address is yours, and the picture is hidden until we have decided."
      label="Confirm"
    />
  );
}
