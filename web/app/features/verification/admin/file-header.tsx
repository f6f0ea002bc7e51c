import { claimVerification, releaseVerification, type VerificationFile } from "@vesper/contract/verification";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#web/ui/data/badge.tsx";
import { PersonLink } from "#web/shared/person-link.tsx";
import { timeSince } from "#web/ui/data/dates.ts";
import { kindNames, statusNames, statusTones } from "./labels.ts";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { verificationsKey } from "./queries.ts";

const clock = new Intl.DateTimeFormat("en", { timeStyle: "short" });

export function FileHeader({ file, now, isMine }: { file: VerificationFile; now: Date; isMine: boolean }) {
  const { kind, status, person, profile, submittedAt } = file;
  return (
    <header className="flex flex-col gap-3">
      <Link
        to="/admin/verifications"
        className="inline-flex min-h-11 items-center gap-1.5 self-start text-small text-muted hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Verifications
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-2">
          <h2 className="font-serif text-title font-semibold wrap-break-word">
            <span className="text-muted">{kindNames[kind]}:</span> <bdi>{profile?.name ?? person.name}</bdi>
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
            {status !== "asked" && <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>}
            <PersonLink id={person._id}>{person.name}</PersonLink>
            <time dateTime={submittedAt} className="text-muted">
              {kind === "request" ? "Handed in" : "Changed"} {timeSince(new Date(submittedAt), now)}
            </time>
          </div>
        </div>
        {status === "waiting" && <Claim file={file} isMine={isMine} />}
      </div>
    </header>
  );
}

interface ClaimProps {
  file: VerificationFile;
  isMine: boolean;
}

/** Who works on it, and the way to take it or give it back. */
function Claim({ file: { _id: id, holder, heldUntil }, isMine }: ClaimProps) {
  const change = useAdminChange({
    key: verificationsKey,
    change: () => api.call(isMine ? releaseVerification : claimVerification, { params: { id } }),
    done: isMine ? "Verification released" : "Verification claimed",
    failed: isMine ? "Failed to release the verification" : "Failed to claim the verification",
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-small">
        <span className="text-muted">Held by </span>
        {isMine ? (
          <span className="font-medium text-accent">you</span>
        ) : (
          <bdi className={holder ? undefined : "text-muted"}>{holder?.name ?? "nobody"}</bdi>
        )}
        {heldUntil && <span className="text-muted"> until {clock.format(new Date(heldUntil))}</span>}
      </p>
      <Button
        tone={isMine ? "outline" : "primary"}
        busy={change.isPending}
        disabledReason={holder && !isMine ? `${holder.name} is working on this` : undefined}
        onClick={() => change.mutate()}
      >
        {isMine ? "Release" : "Claim"}
      </Button>
    </div>
  );
}
