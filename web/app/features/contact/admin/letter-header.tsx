import {
  closeContactMessage,
  type ContactMessage,
  type ContactStatus,
  reopenContactMessage,
} from "@vesper/contract/contact";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { statusWords } from "./labels.ts";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { inboxKey } from "./queries.ts";

const tones = { open: "gold", answered: "jade", closed: "neutral" } as const;

export function LetterHeader({ letter }: { letter: ContactMessage }) {
  const { name, email, subject, status, createdAt } = letter;
  return (
    <header className="flex flex-col gap-3">
      <Link
        to={status === "open" ? "/admin/contact" : `/admin/contact?status=${status}`}
        className="inline-flex min-h-11 items-center gap-1.5 self-start text-small text-muted hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Contact
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-2">
          <h2 className="font-serif text-title font-semibold wrap-anywhere">
            <bdi>{subject}</bdi>
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small wrap-anywhere">
            <StatusBadge status={status} />
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
          </div>
        </div>
        <LetterActions id={letter._id} status={status} />
      </div>
    </header>
  );
}

function StatusBadge({ status }: { status: ContactStatus }) {
  return <Badge tone={tones[status]}>{statusWords[status]}</Badge>;
}

/** Each can be taken back by the other, so neither asks first. */
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
          {status === "open" ? "Close without an answer" : "Close"}
        </Button>
      )}
    </div>
  );
}
