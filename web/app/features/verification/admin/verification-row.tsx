import { DateTime } from "#web/ui/data/date-time.tsx";
import type { Verification } from "@vesper/contract/moderation/verification";
import { AdminName } from "#web/queue/claim.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { formatDateTime, formatTimeSince } from "#web/ui/data/dates.ts";
import { kindLabels } from "./labels.ts";
import { Link } from "react-router";

export function VerificationRow({ item, now }: { item: Verification; now: Date }) {
  const { kind, person, status, submittedAt, decidedAt } = item;
  return (
    <tr className="relative has-[a:focus-visible]:[&>*]:bg-hover">
      <td data-beside>
        <Badge tone={kind === "recheck" ? "gold" : "accent"}>{kindLabels[kind]}</Badge>
      </td>
      <th scope="row" className="min-w-48">
        <RowLink item={item} />
      </th>
      <td className="text-muted max-xl:hidden">
        <bdi>{person.name}</bdi>
      </td>
      <td data-beside className="whitespace-nowrap">
        {status === "waiting" ? (
          <time dateTime={submittedAt} title={formatDateTime(submittedAt)}>
            {formatTimeSince(new Date(submittedAt), now)}
          </time>
        ) : (
          decidedAt && <DateTime at={decidedAt} />
        )}
      </td>
      <td data-beside>
        <span className="text-muted xl:hidden">{status === "waiting" ? "Claimed by " : "Decided by "}</span>
        <AdminName person={status === "waiting" ? item.holder : item.decidedBy} />
      </td>
    </tr>
  );
}

/** Link that covers the whole row or card; also the target of the queue's keyboard shortcuts. */
function RowLink({ item: { _id, profile, person } }: { item: Verification }) {
  return (
    <Link
      to={`/admin/verifications/${_id}`}
      data-queue-item={_id}
      className="inline-flex min-h-11 items-center after:absolute after:inset-0 after:rounded-inner focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
    >
      <span>
        <bdi>{profile?.name ?? person.name}</bdi>
        {profile && (
          <span className="text-muted">
            , {profile.age} · <bdi>{profile.city}</bdi>
          </span>
        )}
      </span>
    </Link>
  );
}
