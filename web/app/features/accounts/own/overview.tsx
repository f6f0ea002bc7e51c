import type { User } from "@vesper/contract/accounts";
import { useState } from "react";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { completeness } from "./completeness.ts";
import { previousVisit } from "./last-visit.ts";
import { TextLink } from "../public/text-link.tsx";
import { timeSince } from "#web/ui/data/time-since.ts";
import { VerificationNotice } from "./verification-notice.tsx";

/** The first tab of the dashboard. */
export function Overview({ user }: { user: User }) {
  return (
    <div className="flex flex-col gap-6">
      <VerificationNotice user={user} />
      <div className="grid gap-6 md:grid-cols-2">
        <LastVisit user={user} />
        <Completeness user={user} />
      </div>
    </div>
  );
}

function LastVisit({ user }: { user: User }) {
  const [now] = useState(() => new Date());
  const [previous] = useState(() => previousVisit(user._id, now));
  return (
    <SectionCard title="Last visit" className="*:h-full">
      <p className="font-serif text-title font-semibold">
        {previous ? timeSince(previous, now) : "This is the first one"}
      </p>
    </SectionCard>
  );
}

function Completeness({ user }: { user: User }) {
  const { share, missing } = completeness(user);
  return (
    <SectionCard title="Profile completeness" className="*:h-full">
      <ProgressBar label={share === 1 ? "Complete" : "Given so far"} value={share} />
      {missing.length > 0 && (
        <p className="text-small text-muted">
          Still missing: {missing.join(", ").toLowerCase()}.{" "}
          <TextLink to="/profile/edit">Edit Profile</TextLink>
        </p>
      )}
    </SectionCard>
  );
}
