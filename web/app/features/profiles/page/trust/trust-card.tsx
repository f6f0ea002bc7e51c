import { useIsOnline } from "#web/realtime/online.ts";
import BadgeCheck from "virtual:icons/badge-check";
import ChevronDown from "virtual:icons/chevron-down";
import Clock from "virtual:icons/clock";
import Crown from "virtual:icons/crown";
import Eye from "virtual:icons/eye";
import Languages from "virtual:icons/languages";
import Plane from "virtual:icons/plane";
import ShieldQuestionMark from "virtual:icons/shield-question-mark";
import UserCheck from "virtual:icons/user-check";
import type { IconComponent } from "#web/ui/data/create-icon.tsx";
import { PageLink } from "#web/ui/actions/page-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import type { PageProfile } from "../profile-facts.ts";
import { listTrustLines, type TrustKind } from "./trust-lines.ts";

const marks: Readonly<Record<TrustKind, { Icon: IconComponent; color: string }>> = {
  verified: { Icon: BadgeCheck, color: "text-jade" },
  staff: { Icon: UserCheck, color: "text-jade" },
  unverified: { Icon: ShieldQuestionMark, color: "text-muted" },
  premium: { Icon: Crown, color: "text-gold" },
  reply: { Icon: Clock, color: "text-accent" },
  seen: { Icon: Eye, color: "text-accent" },
  tour: { Icon: Plane, color: "text-accent" },
  languages: { Icon: Languages, color: "text-accent" },
};

const checks: ReadonlySet<TrustKind> = new Set(["verified", "staff", "unverified"]);

const verificationLink = { to: "/verification", label: "How verification works" };
const rankLink = { to: "/how-we-rank#premium", label: "How we rank" };

/** Checks with their dates, replies, presence, tours and languages. Each line opens its explanation. */
export function TrustCard({ profile, siteName }: { profile: PageProfile; siteName: string }) {
  const isOnline = useIsOnline(profile.userId, profile.isOnline);
  return (
    <section aria-label="What we know">
      <Card padding="none" className="overflow-clip">
        <ul className="trust-lines divide-y divide-line">
          {listTrustLines(profile, siteName, isOnline).map(({ kind, text, reason }) => (
            <li key={text}>
              <TrustDetails kind={kind} text={text}>
                {reason}
                <MoreLink kind={kind} />
              </TrustDetails>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function MoreLink({ kind }: { kind: TrustKind }) {
  const link = kind === "premium" ? rankLink : checks.has(kind) ? verificationLink : undefined;
  if (!link) return null;
  return (
    <>
      {" "}
      <PageLink to={link.to} className="inline-block min-h-6 underline underline-offset-4">
        {link.label}
      </PageLink>
    </>
  );
}

interface TrustDetailsProps {
  kind: TrustKind;
  text: string;
  children: React.ReactNode;
}

function TrustDetails({ kind, text, children }: TrustDetailsProps) {
  const { Icon, color } = marks[kind];
  return (
    <details>
      <summary>
        <Icon aria-hidden className={color} />
        <bdi>{text}</bdi>
        <ChevronDown aria-hidden />
      </summary>
      <p>{children}</p>
    </details>
  );
}
