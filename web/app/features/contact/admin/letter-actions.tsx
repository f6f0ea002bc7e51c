import { closeContactMessage, type ContactStatus, reopenContactMessage } from "@vesper/contract/contact";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { inboxKey } from "./queries.ts";

interface LetterActionsProps {
  id: string;
  status: ContactStatus;
}

/** Each can be taken back by the other, so neither asks first. */
export function LetterActions({ id, status }: LetterActionsProps) {
  const close = useAdminChange({
    key: inboxKey,
    change: () => api.call(closeContactMessage, { params: { id } }),
    done: "Message closed",
    failed: "Failed to close the message",
  });
  const reopen = useAdminChange({
    key: inboxKey,
    change: () => api.call(reopenContactMessage, { params: { id } }),
    done: "Message reopened",
    failed: "Failed to reopen the message",
  });

  return (
    <div className="flex flex-wrap gap-2">
      {status !== "open" && (
        <Button tone="outline" busy={reopen.isPending} onClick={() => reopen.mutate(undefined)}>
          Reopen
        </Button>
      )}
      {status !== "closed" && (
        <Button tone="outline" busy={close.isPending} onClick={() => close.mutate(undefined)}>
          {status === "open" ? "Close without an answer" : "Close"}
        </Button>
      )}
    </div>
  );
}
