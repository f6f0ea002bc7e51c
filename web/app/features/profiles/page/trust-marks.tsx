import { BadgeCheck, Crown } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#web/ui/badge.tsx";
import { monthName } from "#web/ui/month-name.ts";

interface TrustMarksProps {
  isVerified: boolean;
  /** When staff looked, where they did: `2026-11`. */
  verifiedIn: string | null;
  isPremium: boolean;
  siteName: string;
}

/** The badges, each with what it means. */
export function TrustMarks({ isVerified, verifiedIn, isPremium, siteName }: TrustMarksProps) {
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
            Age and identity checked by {siteName} staff
            {verifiedIn && ` in ${monthName(verifiedIn)}`}
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
