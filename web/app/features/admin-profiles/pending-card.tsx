import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { useId } from "react";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { PersonLink } from "#web/ui/person-link.tsx";
import { AboutMe } from "./about-me.tsx";
import { dateName } from "./dates.ts";
import { PendingFacts } from "./pending-facts.tsx";
import { StatusBadge } from "./status-badge.tsx";
import type { TaskHandler } from "./task.ts";

export function PendingCard({ profile, onTask }: { profile: AdminProfile; onTask: TaskHandler }) {
  const nameId = useId();
  return (
    <article aria-labelledby={nameId}>
      <Card className="flex flex-col gap-4">
        <header className="flex items-start gap-4">
          <Avatar name={profile.name} size="large" />
          <div className="flex min-w-0 flex-1 flex-col gap-0.5 wrap-anywhere">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 id={nameId} className="font-serif text-lead font-semibold">
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
        <PendingFacts profile={profile} />
        <AboutMe text={profile.aboutMe} />
        <footer className="flex gap-2 max-sm:*:flex-1">
          <Button aria-label={`Approve ${profile.name}`} onClick={() => onTask({ kind: "approve", profile })}>
            Approve
          </Button>
          <Button
            tone="outline"
            aria-label={`Reject ${profile.name}`}
            onClick={() => onTask({ kind: "reject", profile })}
          >
            Reject
          </Button>
        </footer>
      </Card>
    </article>
  );
}
