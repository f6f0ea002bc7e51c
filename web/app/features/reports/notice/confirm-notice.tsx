import { confirmPictureNotice } from "@vesper/contract/media/picture-notices";
import { api } from "#web/session/api.ts";
import { MailedLinkAction } from "#web/shared/mailed-link.tsx";

const hiddenMessage =
  "Thank you. We’ve hidden what you reported until we decide. We’ll email you our decision.";
const decidedMessage =
  "Thank you. There’s nothing left to hide: our team has already decided, or will decide shortly.";

export function ConfirmNotice({ token }: { token: string }) {
  async function confirm() {
    const { data } = await api.call(confirmPictureNotice, { body: { token } });
    return data.isHidden ? hiddenMessage : decidedMessage;
  }

  return (
    <MailedLinkAction
      act={confirm}
      failed="Failed to confirm your notice."
      text="You told us about a photo published without consent. Confirm that this email address is yours, and we’ll hide the photo until we decide."
      label="Confirm notice"
    />
  );
}
