import type { BadgeBasis } from "@vesper/contract/profile-fields";
import { BadgeCheck, Crown } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#web/ui/data/badge.tsx";
import { monthName } from "#web/ui/data/month-name.ts";

interface TrustMarksProps {
  isVerified: boolean;
  /** When staff looked, where they did: `2026-11`. */
  verifiedIn: string | null;
  verifiedBy: BadgeBasis | null;
  isPremium: boolean;
  siteName: string;
}

/** The badges, each with what it means. */
export function TrustMarks(props: TrustMarksProps) {
  const { isVerified, verifiedIn, verifiedBy, isPremium, siteName } = props;
  const month = verifiedIn ? ` in ${monthName(verifiedIn)}` : "";
  if (!isVerified && !isPremium) return null;
  return (
    <ul className="flex flex-col gap-2 text-small text-muted">
      {isVerified && (
        <li className="flex items-baseline gap-2.5">
          <Badge tone="jade" className="shrink-0" icon={<BadgeCheck aria-hidden />}>
            Verified
          </Badge>
          <Link
            to="/verification"
            className="inline-block min-h-6 underline underline-offset-4 hover:text-ink"
          >
            {verifiedBy === "staff"
              ? `Confirmed by ${siteName} staff${month}, without a document check`
              : `Age and identity checked by ${siteName} staff${month}`}
          </Link>
        </li>
      )}
      {isPremium && (
        <li className="flex items-baseline gap-2.5">
          <Badge tone="gold" className="shrink-0" icon={<Crown aria-hidden />}>
            Premium
          </Badge>
          Highlighted by {siteName} staff
        </li>
      )}
    </ul>
  );
}
