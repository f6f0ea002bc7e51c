import {
  closeContactMessage,
  type ContactMessage,
  type ContactStatus,
  reopenContactMessage,
} from "@vesper/contract/moderation/contact";
import { DetailHeader } from "#web/queue/detail-page.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { statusLabels } from "./labels.ts";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { inboxKey } from "./queries.ts";

const tones = { open: "gold", answered: "jade", closed: "neutral" } as const;

export function LetterHeader({ letter }: { letter: ContactMessage }) {
  const { name, email, subject, status, createdAt } = letter;
  const to = status === "open" ? "/admin/contact" : `/admin/contact?status=${status}`;
  return (
    <DetailHeader
      back={{ label: "Contact", to }}
      title={<bdi>{subject}</bdi>}
      actions={<LetterActions id={letter._id} status={status} />}
    >
      <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
      <bdi>{name}</bdi>
      <a
        href={`mailto:${email}`}
        className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        <bdi>{email}</bdi>
      </a>
      <span className="text-muted">
        <DateTime at={createdAt} className="whitespace-nowrap" />
      </span>
    </DetailHeader>
  );
}

/** Both actions can be reversed, so neither asks for confirmation. */
function LetterActions({ id, status }: { id: string; status: ContactStatus }) {
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
          {status === "open" ? "Close without a reply" : "Close"}
        </Button>
      )}
    </div>
  );
}
