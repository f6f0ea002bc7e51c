import { cancelEmailChange } from "@vesper/contract/accounts";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { updateUser } from "#web/session/session-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { ResendVerification } from "../public/email-verification.tsx";

/** Shown while a new address waits for its link. */
export function PendingEmail({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);

  async function handleCancel() {
    setBusy(true);
    try {
      const { data } = await api.call(cancelEmailChange);
      updateUser(data);
      toast.success("Your email address stays as it is.");
    } catch (error) {
      setBusy(false);
      toast.error(messageOf(error, "Failed to cancel the change."));
    }
  }

  return (
    <section aria-label="New email address" className="flex flex-col gap-4 rounded-card bg-gold-soft p-4">
      <p className="flex items-start gap-3 text-small">
        <MailCheck aria-hidden className="size-5 shrink-0 text-gold" />
        <span className="min-w-0 break-words">
          We sent a link to <strong className="font-semibold">{email}</strong>. Your address changes when you
          open it.
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ResendVerification />
        <Button tone="quiet" size="small" busy={busy} onClick={() => void handleCancel()}>
          Keep my current address
        </Button>
      </div>
    </section>
  );
}
