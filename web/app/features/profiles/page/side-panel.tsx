import type { ReactNode, RefObject } from "react";
import Flag from "virtual:icons/flag";
import { PageLink } from "#web/ui/actions/page-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import type { PageProfile } from "./profile-facts.ts";
import { Rates } from "./rates/rates.tsx";
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
          <PageLink to={`/report/profile/${profile._id}`} rel="nofollow" className="report-link">
            <Flag aria-hidden />
            Report this profile
          </PageLink>
        )}
        {more}
      </div>
    </div>
  );
}
