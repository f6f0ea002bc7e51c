import { cancelEmailChange } from "@vesper/contract/accounts/accounts";
import { api } from "#web/session/api.ts";
import { updateUser } from "#web/session/session-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useAction } from "#web/shared/use-action.ts";
import MailCheck from "virtual:icons/mail-check";
import { ResendVerification } from "../public/email-verification.tsx";

/** Shown while a new email address waits for confirmation. */
export function PendingEmail({ email }: { email: string }) {
  const { busy, run } = useAction({
    act: () => api.call(cancelEmailChange),
    done: "Email change canceled",
    failed: "Failed to cancel the email change.",
    onDone: ({ data }) => updateUser(data),
  });
  return (
    <section aria-label="New email address" className="flex flex-col gap-4 rounded-card bg-gold-soft p-4">
      <p className="flex items-start gap-3 text-small">
        <MailCheck aria-hidden className="size-5 shrink-0 text-gold" />
        <span className="min-w-0 break-words">
          We sent a link to <strong className="font-semibold">{email}</strong>. Open it to switch to this
          address.
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ResendVerification />
        <Button tone="quiet" size="small" busy={busy} onClick={run}>
          Keep current address
        </Button>
      </div>
    </section>
  );
}
