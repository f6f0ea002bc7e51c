import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { toTitleId } from "#web/queue/queue-card.tsx";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { PersonLink } from "#web/shared/person-link.tsx";
import { formatDate } from "#web/ui/data/dates.ts";
import Radar from "virtual:icons/radar";
import { StatusBadge } from "./badges.tsx";
import { FoldedText } from "#web/ui/layout/folded-text.tsx";
import { getContacts, getFacts } from "./facts.ts";
import { PendingPictures, toPictures } from "./pending-pictures.tsx";
import { VisitorPreview } from "./visitor-preview.tsx";
import { HistoryFold, type HistoryProps } from "#web/queue/history-fold.tsx";
import { useIsWide } from "#web/queue/use-is-wide.ts";
import { isUrgent } from "@vesper/contract/moderation/reasons";
import { clsx } from "clsx/lite";
import { LinkedText } from "#web/shared/linked-text.tsx";

interface PendingCardProps extends HistoryProps {
  profile: AdminProfile;
}

/** The escort's submission: photos, text, facts and contacts, and how visitors will see it. */
export function PendingCard({ profile, History }: PendingCardProps) {
  return (
    <>
      <PendingHeader profile={profile} />
      <SignalList profile={profile} />
      <PendingPictures profile={profile} />
      <AboutMe text={profile.aboutMe} />
      <FactGroup
        title="Contacts"
        facts={getContacts(profile)}
        empty={
          profile.allowMessages
            ? "No contact details. Visitors can only send a message."
            : "No contact details, and messages are turned off."
        }
      />
      <FactGroup title="Details" facts={getFacts(profile)} empty="No details." />
      <VisitorPreview profile={profile} />
      <HistoryFold userId={profile.userId._id} History={History} />
    </>
  );
}

function PendingHeader({ profile }: { profile: AdminProfile }) {
  return (
    <header className="flex items-start gap-4">
      <Avatar name={profile.name} src={toPictures(profile)[0]?.previewUrl} size="large" />
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
  );
}

/** Beside the list the text is shown in full: an admin must not approve what they have not read. */
function AboutMe({ text }: { text: string | null }) {
  const isWide = useIsWide();
  if (!text) return <p className="text-small text-muted">No “About me” text yet.</p>;
  if (!isWide) return <FoldedText text={text} />;
  return (
    <p className="max-w-prose wrap-anywhere whitespace-pre-line">
      <bdi>{text}</bdi>
    </p>
  );
}

interface FactGroupProps {
  title: string;
  facts: readonly { term: string; detail: string }[];
  /** Shown instead of an empty list. */
  empty: string;
}

function FactGroup({ title, facts, empty }: FactGroupProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-2 text-small">
      <h4 className="font-semibold">{title}</h4>
      {facts.length === 0 && <p className="text-muted">{empty}</p>}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 empty:hidden sm:grid-cols-3 xl:grid-cols-4">
        {facts.map(({ term, detail }, index) => (
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
    </section>
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
