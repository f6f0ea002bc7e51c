import type { ProfileStatus } from "@vesper/contract/profiles/profile-fields";
import { Badge } from "#web/ui/data/badge.tsx";
import { statusLabels, verificationLabels } from "./labels.ts";
import { formatDate } from "#web/ui/data/dates.ts";
import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";

const tones = {
  draft: "gold",
  pending: "gold",
  active: "jade",
  approved: "jade",
  inactive: "neutral",
  suspended: "danger",
} as const;

export function StatusBadge({ status }: { status: ProfileStatus }) {
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>;
}

export function VerificationBadge({ profile: { isVerified, recheckSince } }: { profile: AdminProfile }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Badge tone={isVerified ? "jade" : "neutral"}>{verificationLabels[`${isVerified}`]}</Badge>{" "}
      {recheckSince && (
        <span className="whitespace-nowrap text-gold">Changed {formatDate(recheckSince)}</span>
      )}
    </span>
  );
}
