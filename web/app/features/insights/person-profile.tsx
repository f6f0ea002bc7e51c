import type { PersonOverview } from "@vesper/contract/insights";
import type { ProfileStatus } from "@vesper/contract/profile-fields";
import type { ComponentType } from "react";
import { Link } from "react-router";
import { Badge } from "#web/ui/data/badge.tsx";

interface PersonProfileProps {
  profile: PersonOverview["profile"];
  ProfileBadge: ComponentType<{ status: ProfileStatus }>;
}

const linkLooks =
  "inline-flex min-h-6 items-center text-accent underline underline-offset-4 hover:text-accent-strong";

/** The profile, where there is one, and the ways to it. */
export function PersonProfile({ profile, ProfileBadge }: PersonProfileProps) {
  if (!profile) return <p className="border-t border-line pt-4 text-small text-muted">No profile.</p>;
  const { name, slug, status, isListed, isVerified } = profile;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-small">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <span className="text-muted">Profile</span>
        <bdi className="font-medium wrap-anywhere">{name}</bdi>
        <ProfileBadge status={status} />
        {isVerified && <Badge tone="jade">Verified</Badge>}
        {!isListed && <Badge>Not public</Badge>}
      </span>
      {isListed && (
        <Link to={`/escort/${slug}`} className={linkLooks}>
          View public page
        </Link>
      )}
      <Link to={`/admin/profiles?search=${encodeURIComponent(name)}`} className={linkLooks}>
        Escort Profiles
      </Link>
    </div>
  );
}
