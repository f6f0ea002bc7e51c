import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Badge } from "#web/ui/data/badge.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { SkeletonText } from "#web/ui/feedback/skeleton-text.tsx";
import { verificationQuery } from "./queries.ts";
import { getVerificationStatus, getStatusText } from "./verification-status.ts";

const actions = {
  none: "Get verified",
  asked: "Continue",
  waiting: "View request",
  approved: "View details",
  rejected: "See why",
  expired: "Request again",
  recheck: "See what changed",
} as const;

/** Verification status in brief, with a link to the details. Renders nothing if loading fails. */
export function VerificationSummary() {
  const { data, isError } = useQuery(verificationQuery);
  if (isError && !data) return null;
  if (!data) {
    return (
      <SectionCard title="Verification">
        <SkeletonText lines={2} />
      </SectionCard>
    );
  }
  const { badge, tone, title } = getStatusText(data);
  return (
    <SectionCard
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          Verification
          <Badge tone={tone} className="font-sans">
            {badge}
          </Badge>
        </span>
      }
      text={`${title}.`}
    >
      <Button
        tone="outline"
        size="small"
        className="self-start"
        render={<Link to="/supplier/verification" />}
      >
        {actions[getVerificationStatus(data)]}
      </Button>
    </SectionCard>
  );
}
