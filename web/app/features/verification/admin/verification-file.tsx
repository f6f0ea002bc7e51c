import { formatDateTime } from "#web/ui/data/dates.ts";
import { useQuery } from "@tanstack/react-query";
import { type VerificationDetail as File, type Verification } from "@vesper/contract/moderation/verification";
import { refusals } from "@vesper/contract/moderation/verification-refusals";
import { useUser } from "#web/session/session-store.ts";
import { DetailPage } from "#web/queue/detail-page.tsx";
import { Changes } from "./changes.tsx";
import { Decision } from "./decision.tsx";
import { Evidence } from "./evidence.tsx";
import { VerificationHeader } from "./file-header.tsx";
import { Outcome } from "./outcome.tsx";
import { ProfileShown } from "./profile-shown.tsx";
import { fileQuery } from "./queries.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Link } from "react-router";
import { Badge } from "#web/ui/data/badge.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { kindLabels, statusTones } from "./labels.ts";

/** One verification, with everything needed to decide it. */
export function VerificationFile({ id }: { id: string }) {
  return (
    <DetailPage
      query={useQuery(fileQuery(id))}
      what="verification"
      back={{ label: "Back to the queue", to: "/admin/verifications" }}
      skeleton={<FileSkeleton />}
    >
      {(file, now) => <OpenFile file={file} now={now} />}
    </DetailPage>
  );
}

function OpenFile({ file, now }: { file: File; now: Date }) {
  const user = useUser();
  const isMine = file.holder !== null && file.holder._id === user?._id;
  const waits = file.status === "waiting";
  return (
    <article className="flex flex-col gap-6">
      <VerificationHeader file={file} now={now} isMine={isMine} />
      {waits && file.kind === "request" && <Evidence key={String(isMine)} file={file} isMine={isMine} />}
      {file.changes.length > 0 && <Changes changes={file.changes} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        <div className="flex flex-col gap-6">
          <ProfileShown file={file} />
          {file.earlier.length > 0 && <EarlierVerifications earlier={file.earlier} />}
        </div>
        {waits ? <Decision file={file} isMine={isMine} /> : <Outcome file={file} />}
      </div>
    </article>
  );
}

function FileSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <span className="sr-only">Loading verification</span>
      <Skeleton className="mt-12 h-9 w-72 max-w-full" />
      <Skeleton className="h-80 w-full rounded-card" />
      <div className="grid gap-6 xl:grid-cols-2">
        <Skeleton className="h-64 w-full rounded-card" />
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    </div>
  );
}

/** Earlier decisions about the same person. */
function EarlierVerifications({ earlier }: { earlier: readonly Verification[] }) {
  return (
    <SectionCard title="Earlier decisions">
      <ul className="-my-3 divide-y divide-line">
        {earlier.map(({ _id, kind, status, refusal, decidedAt }) => (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-small"
          >
            <Link
              to={`/admin/verifications/${_id}`}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {kindLabels[kind]}
              {decidedAt && `, ${formatDateTime(decidedAt)}`}
            </Link>
            <Badge tone={statusTones[status]}>
              {refusal ? refusals[refusal].label : status === "approved" ? "Approved" : "Rejected"}
            </Badge>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
