import type { VerificationFile } from "@vesper/contract/verification";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#web/ui/data/badge.tsx";
import { PersonLink } from "#web/shared/person-link.tsx";
import { timeSince } from "#web/ui/data/time-since.ts";
import { Claim } from "./claim.tsx";
import { kindNames, statusNames, statusTones } from "./labels.ts";

interface FileHeaderProps {
  file: VerificationFile;
  now: Date;
  isMine: boolean;
}

export function FileHeader({ file, now, isMine }: FileHeaderProps) {
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
