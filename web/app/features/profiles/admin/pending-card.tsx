import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { titleIdOf } from "#web/queue/queue-card.tsx";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { PersonLink } from "#web/shared/person-link.tsx";
import { AboutMe } from "./about-me.tsx";
import { dateName } from "./dates.ts";
import { PendingFacts } from "./pending-facts.tsx";
import { SignalList } from "./signal-list.tsx";
import { SubmittedPictures } from "./submitted-pictures.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** All that an escort wrote, as far as it can be judged at a glance. */
export function PendingCard({ profile }: { profile: AdminProfile }) {
  // The primary one stands for the profile, whether it is approved or waits with it.
  const pictures = [...profile.images, ...profile.submittedImages].toSorted(
    (one, other) => Number(other.isPrimary) - Number(one.isPrimary),
  );
  return (
    <>
      <header className="flex items-start gap-4">
        <Avatar name={profile.name} src={pictures[0]?.previewUrl} size="large" />
        <div className="flex min-w-0 flex-1 flex-col gap-0.5 wrap-anywhere">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 id={titleIdOf(profile._id)} className="font-serif text-lead font-semibold">
              <bdi>{profile.name}</bdi>
            </h3>
            <StatusBadge status={profile.status} />
          </div>
          <p>
            <bdi>{profile.city}</bdi>, <bdi>{profile.country}</bdi>
          </p>
          <p className="text-small text-muted">
            Created <time dateTime={profile.createdAt}>{dateName(profile.createdAt)}</time> by{" "}
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
