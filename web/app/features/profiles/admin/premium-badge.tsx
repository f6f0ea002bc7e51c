import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { Badge } from "#web/ui/data/badge.tsx";
import { dayName } from "./dates.ts";
import { premiumState } from "./premium.ts";

interface PremiumBadgeProps {
  profile: AdminProfile;
  today: string;
}

export function PremiumBadge({ profile, today }: PremiumBadgeProps) {
  const state = premiumState(profile, today);
  if (state === "none") {
    return (
      <span className="text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">None</span>
      </span>
    );
  }
  const isExpired = state === "expired";
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Badge tone={isExpired ? "danger" : "gold"}>{isExpired ? "Expired" : "Premium"}</Badge>{" "}
      {profile.premiumExpiry && (
        <span className="whitespace-nowrap text-muted">
          {isExpired ? "on " : "until "}
          <time dateTime={profile.premiumExpiry}>{dayName(profile.premiumExpiry)}</time>
        </span>
      )}
    </span>
  );
}
