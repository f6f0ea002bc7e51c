import { Flag } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Link } from "react-router";
import { Card } from "#web/ui/layout/card.tsx";
import type { PageProfile } from "./profile-facts.ts";
import { formatMoney } from "@vesper/contract/profiles/money";
import { listRates } from "#web/shared/rates.ts";
import { TrustCard } from "./trust/trust-card.tsx";

interface SidePanelProps {
  profile: PageProfile;
  siteName: string;
  /** Contact section, if there are contacts. */
  contacts: ReactNode;
  actions?: ReactNode;
  /** The row of actions: while it is on the screen, the bottom bar is not needed. */
  actionsRef: RefObject<HTMLDivElement | null>;
  more?: ReactNode;
  isOwn?: boolean | undefined;
}

/** Actions, facts to rely on, rates and contacts: beside the pictures, or below them on a phone. */
export function SidePanel(props: SidePanelProps) {
  const { profile, siteName, contacts, actions, actionsRef, more, isOwn } = props;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {actions && (
        <div ref={actionsRef} className="flex flex-wrap gap-3 noscript:hidden">
          {actions}
        </div>
      )}
      <TrustCard profile={profile} siteName={siteName} />
      <Card className="flex flex-col gap-5">
        <Rates profile={profile} />
        {contacts}
      </Card>
      <div className="flex flex-wrap gap-x-6 empty:hidden">
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

/** Both rates side by side; a rate of zero is left out. */
function Rates({ profile }: { profile: PageProfile }) {
  const rates = listRates(profile);
  if (rates.length === 0) return <p className="text-muted">Rates on request</p>;
  return (
    <dl className="flex flex-wrap gap-3">
      {rates.map(({ label, amount }) => (
        <div key={label} className="min-w-0 flex-1 basis-28 rounded-inner bg-raised px-4 py-3">
          <dt className="text-small text-muted">{label}</dt>
          <dd>
            <bdi className="block font-serif text-title font-semibold wrap-anywhere">
              {formatMoney(amount, profile.currency)}
            </bdi>
            <span className="text-small text-muted">per hour</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
