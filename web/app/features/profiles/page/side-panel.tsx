import { Flag } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "#web/ui/layout/card.tsx";
import { Identity } from "./identity.tsx";
import type { PageProfile } from "./page-profile.ts";
import { Rates } from "./rates.tsx";
import { TrustMarks } from "./trust-marks.tsx";

interface SidePanelProps {
  profile: PageProfile;
  siteName: string;
  /** How to reach them, when there is a way. */
  contacts: ReactNode;
  actions?: ReactNode;
  more?: ReactNode;
  isOwn?: boolean | undefined;
}

/** Who, for how much, and how to reach them: beside the pictures, and under them on a phone. */
export function SidePanel({ profile, siteName, contacts, actions, more, isOwn }: SidePanelProps) {
  const { isVerified, verifiedIn, verifiedBy, isPaid, languages } = profile;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Identity profile={profile} />
      <TrustMarks {...{ isVerified, verifiedIn, verifiedBy, siteName }} isPremium={isPaid} />
      {actions && <div className="flex flex-wrap gap-3 *:flex-auto noscript:hidden">{actions}</div>}
      <Card className="flex flex-col gap-5">
        <Rates profile={profile} />
        {languages.length > 0 && (
          <p className="flex items-baseline justify-between gap-6 text-small">
            <span className="text-muted">Languages</span>
            <bdi className="text-right">{languages.join(", ")}</bdi>
          </p>
        )}
        {contacts}
      </Card>
      <div className="flex flex-wrap gap-x-6">
        {!isOwn && (
          <Link
            to={`/report/profile/${profile._id}`}
            rel="nofollow"
            className="inline-flex min-h-11 items-center gap-2 text-small text-muted underline-offset-4 hover:text-ink hover:underline"
          >
            <Flag aria-hidden className="size-4" />
            Report this profile
          </Link>
        )}
        {more}
      </div>
    </div>
  );
}
