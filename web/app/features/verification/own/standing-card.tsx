import type { OwnVerification } from "@vesper/contract/verification";
import { Badge } from "#web/ui/data/badge.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { Ask } from "./ask.tsx";
import { CancelRequest } from "./cancel-request.tsx";
import { ChangesMade } from "./changes-made.tsx";
import { NoProfile } from "./no-profile.tsx";
import { PictureForm } from "./picture-form.tsx";
import { standingOf, standingWords } from "./standing.ts";
import { WhyNot } from "./why-not.tsx";

export function StandingCard({ own }: { own: OwnVerification }) {
  const { badge, tone, title, text } = standingWords(own);
  return (
    <SectionCard
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {title}
          <Badge tone={tone} className="font-sans">
            {badge}
          </Badge>
        </span>
      }
      text={text}
    >
      <NextStep own={own} />
    </SectionCard>
  );
}

/** What one can do from here. */
function NextStep({ own }: { own: OwnVerification }) {
  const standing = standingOf(own);
  const { request, recheck } = own;
  if (!own.hasProfile) return <NoProfile />;
  if (standing === "asked" && request?.challenge) {
    return <PictureForm key={request.challenge.code} challenge={request.challenge} />;
  }
  if (standing === "waiting") return <CancelRequest />;
  if (standing === "recheck" && recheck) return <ChangesMade changes={recheck.changes} />;
  if (standing === "approved" && own.month) return null;
  return (
    <>
      {standing === "rejected" && request && <WhyNot request={request} />}
      <Ask label={standing === "none" || standing === "approved" ? "Ask to be verified" : "Ask again"} />
    </>
  );
}
