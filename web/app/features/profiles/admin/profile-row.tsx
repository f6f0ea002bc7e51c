import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { classes } from "#web/ui/actions/classes.ts";
import { PersonLink } from "#web/shared/person-link.tsx";
import { dateName } from "./dates.ts";
import { PremiumBadge } from "./premium-badge.tsx";
import { ProfileActions } from "./profile-actions.tsx";
import { rowLooks } from "./row-looks.ts";
import { StatusBadge } from "./status-badge.tsx";
import { VerificationBadge } from "./verification-badge.tsx";

interface ProfileRowProps {
  profile: AdminProfile;
  today: string;
  onEdit: (profile: AdminProfile) => void;
}

export function ProfileRow({ profile, today, onEdit }: ProfileRowProps) {
  return (
    <tr>
      <th scope="row" className={rowLooks.name}>
        <span className="flex items-center gap-3">
          <Avatar name={profile.name} size="small" />
          <span className="flex min-w-0 flex-col wrap-anywhere">
            <bdi>{profile.name}</bdi>
            <PersonLink id={profile.userId._id} className="self-start font-normal text-muted">
              {profile.userId.email}
            </PersonLink>
          </span>
        </span>
      </th>
      <td data-beside>
        <StatusBadge status={profile.status} />
      </td>
      <td data-beside>
        <VerificationBadge profile={profile} />
      </td>
      <td data-beside className={classes(!profile.isPaid && "max-lg:hidden")}>
        <PremiumBadge profile={profile} today={today} />
      </td>
      <td data-beside className="wrap-anywhere">
        <bdi>{profile.city}</bdi>, <bdi>{profile.country}</bdi>
      </td>
      <td data-beside className="whitespace-nowrap text-muted">
        <span className="lg:hidden">Created </span>
        <time dateTime={profile.createdAt}>{dateName(profile.createdAt)}</time>
      </td>
      <td className={rowLooks.actions}>
        <ProfileActions profile={profile} onEdit={onEdit} />
      </td>
    </tr>
  );
}
