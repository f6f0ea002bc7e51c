import {
  claimVerification,
  releaseVerification,
  type VerificationDetail,
} from "@vesper/contract/moderation/verification";
import { Claim, AdminName } from "#web/queue/claim.tsx";
import { DetailHeader } from "#web/queue/detail-page.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { PersonLink } from "#web/shared/person-link.tsx";
import { formatTimeSince } from "#web/ui/data/dates.ts";
import { kindLabels, statusLabels, statusTones } from "./labels.ts";
import { api } from "#web/session/api.ts";
import { verificationsKey } from "./queries.ts";

interface HeaderProps {
  file: VerificationDetail;
  now: Date;
  isMine: boolean;
}

export function VerificationHeader({ file, now, isMine }: HeaderProps) {
  const { kind, status, person, profile, submittedAt } = file;
  return (
    <DetailHeader
      back={{ label: "Verifications", to: "/admin/verifications" }}
      title={
        <>
          <span className="text-muted">{kindLabels[kind]}:</span> <bdi>{profile?.name ?? person.name}</bdi>
        </>
      }
      actions={status === "waiting" && <VerificationClaim file={file} isMine={isMine} />}
    >
      {status !== "asked" && <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>}
      <PersonLink id={person._id}>{person.name}</PersonLink>
      <time dateTime={submittedAt} className="text-muted">
        {kind === "request" ? "Submitted" : "Changed"} {formatTimeSince(new Date(submittedAt), now)}
      </time>
    </DetailHeader>
  );
}

function VerificationClaim({ file, isMine }: Omit<HeaderProps, "now">) {
  const { _id: id, holder, heldUntil } = file;
  return (
    <Claim
      what="verification"
      queryKey={verificationsKey}
      change={() => api.call(isMine ? releaseVerification : claimVerification, { params: { id } })}
      isMine={isMine}
      heldUntil={heldUntil}
      disabledReason={holder && !isMine ? `${holder.name} is working on this verification.` : undefined}
    >
      {isMine ? <span className="font-medium text-accent">you</span> : <AdminName person={holder} />}
    </Claim>
  );
}
