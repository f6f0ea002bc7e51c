import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { toTitleId } from "#web/queue/queue-card.tsx";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { PersonLink } from "#web/shared/person-link.tsx";
import { formatDate } from "#web/ui/data/dates.ts";
import { StatusBadge } from "./badges.tsx";
import { FoldedText } from "#web/ui/layout/folded-text.tsx";
import { getFacts } from "./facts.ts";
import { Badge } from "#web/ui/data/badge.tsx";
import { isUrgent } from "@vesper/contract/moderation/reasons";
import { Radar } from "lucide-react";
import { clsx } from "clsx/lite";
import { LinkedText } from "#web/shared/linked-text.tsx";

const AboutMe = ({ text }: { text: string | null }) =>
  text ? <FoldedText text={text} /> : <p className="text-small text-muted">No “About me” text yet.</p>;

/** The escort's submission, condensed for review. */
export function PendingCard({ profile }: { profile: AdminProfile }) {
  // The primary photo comes first, whether approved or pending.
  const pictures = [...profile.images, ...profile.submittedImages].toSorted(
    (one, other) => Number(other.isPrimary) - Number(one.isPrimary),
  );
  return (
    <>
      <header className="flex items-start gap-4">
        <Avatar name={profile.name} src={pictures[0]?.previewUrl} size="large" />
        <div className="flex min-w-0 flex-1 flex-col gap-0.5 wrap-anywhere">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 id={toTitleId(profile._id)} className="font-serif text-lead font-semibold">
              <bdi>{profile.name}</bdi>
            </h3>
            <StatusBadge status={profile.status} />
          </div>
          <p>
            <bdi>{profile.city}</bdi>, <bdi>{profile.country}</bdi>
          </p>
          <p className="text-small text-muted">
            Created <time dateTime={profile.createdAt}>{formatDate(profile.createdAt)}</time> by{" "}
            <PersonLink id={profile.userId._id}>{profile.userId.email}</PersonLink>
          </p>
        </div>
      </header>
      <SignalList profile={profile} />
      <PendingFacts profile={profile} />
      <SubmittedPictures pictures={profile.submittedImages} />
      <AboutMe text={profile.aboutMe} />
    </>
  );
}

function PendingFacts({ profile }: { profile: AdminProfile }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-small sm:flex sm:flex-wrap sm:gap-x-10">
      {getFacts(profile).map(({ term, detail }, index) => (
        // Labels are free text and may repeat.
        <div key={`${index} ${term}`} className="min-w-0 wrap-anywhere">
          <dt className="text-muted">
            <bdi>{term}</bdi>
          </dt>
          <dd>
            <bdi>{detail}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Pictures that are pending with the profile; each opens in a new tab. */
function SubmittedPictures({ pictures }: { pictures: AdminProfile["submittedImages"] }) {
  if (pictures.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center gap-2 text-small text-muted">
        Submitted photos <Badge tone="gold">Not reviewed yet</Badge>
      </p>
      <ul className="flex flex-wrap gap-2">
        {pictures.map(({ _id, previewUrl, url, alt, isPrimary }) => (
          <li key={_id}>
            <a href={url} target="_blank" rel="noreferrer" className="block rounded-inner">
              <img
                src={previewUrl}
                alt={isPrimary ? `${alt} (primary)` : alt}
                className="h-28 w-auto rounded-inner object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Signals for the admin to consider; they decide nothing. */
function SignalList({ profile: { signals, isBeingChecked } }: { profile: AdminProfile }) {
  if (signals.length === 0 && !isBeingChecked) return null;
  const isSerious = signals.some(({ reason }) => isUrgent(reason));
  return (
    <div
      className={clsx(
        "flex gap-3 rounded-inner border-s-4 px-4 py-3 text-small",
        isSerious ? "border-danger bg-danger-soft" : "border-gold bg-gold-soft",
      )}
    >
      <Radar
        aria-hidden
        className={clsx("mt-0.5 size-4 shrink-0", isSerious ? "text-danger" : "text-gold")}
      />
      <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
        <p className="font-semibold">{signals.length > 0 ? "Review carefully" : "Scan in progress"}</p>
        <ul className="flex max-w-prose flex-col gap-1">
          {signals.map(({ _id, text }) => (
            <li key={_id}>
              <LinkedText text={text} />
            </li>
          ))}
          {isBeingChecked && <li>The latest edits are still being compared with other profiles.</li>}
        </ul>
      </div>
    </div>
  );
}
