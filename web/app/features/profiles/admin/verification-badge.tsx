import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { Badge } from "#web/ui/data/badge.tsx";
import { dateName } from "./dates.ts";
import { verificationNames } from "./labels.ts";

export function VerificationBadge({ profile: { isVerified, recheckSince } }: { profile: AdminProfile }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Badge tone={isVerified ? "jade" : "neutral"}>{verificationNames[`${isVerified}`]}</Badge>{" "}
      {recheckSince && <span className="whitespace-nowrap text-gold">Changed {dateName(recheckSince)}</span>}
    </span>
  );
}
