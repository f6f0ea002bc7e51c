import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { clsx } from "clsx/lite";
import { Capable } from "#web/shared/capable.tsx";
import { PersonLink } from "#web/shared/person-link.tsx";
import { formatDay } from "./labels.ts";
import { formatDate } from "#web/ui/data/dates.ts";
import { StatusBadge, VerificationBadge } from "./badges.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { VerificationButtons } from "./verification-buttons.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { getPremiumState } from "./premium.ts";

/** On a tablet, the name and the actions share the first line of the card. */
export const rowStyles = {
  name: "sm:max-xl:-order-2 sm:max-xl:w-[calc(100%-17rem)]!",
  actions: "sm:max-xl:-order-1 sm:max-xl:w-64!",
} as const;

interface ProfileRowProps {
  profile: AdminProfile;
  today: string;
  onEdit: (profile: AdminProfile) => void;
}

export function ProfileRow({ profile, today, onEdit }: ProfileRowProps) {
  return (
    <tr>
      <th scope="row" className={clsx("xl:min-w-52", rowStyles.name)}>
        <span className="flex items-center gap-3">
          <Avatar name={profile.name} size="small" />
          <span className="flex min-w-0 flex-col wrap-anywhere 2xl:flex-row 2xl:flex-wrap 2xl:items-baseline 2xl:gap-x-3">
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
      <td data-beside className={clsx(!profile.isPaid && "max-xl:hidden")}>
        <PremiumBadge profile={profile} today={today} />
      </td>
      <td data-beside className="wrap-anywhere">
        <bdi>{profile.city}</bdi>, <bdi>{profile.country}</bdi>
      </td>
      <td data-beside className="whitespace-nowrap text-muted">
        <span className="xl:hidden">Created </span>
        <time dateTime={profile.createdAt}>{formatDate(profile.createdAt)}</time>
      </td>
      <td className={rowStyles.actions}>
        <ProfileActions profile={profile} onEdit={onEdit} />
      </td>
    </tr>
  );
}

interface ProfileActionsProps {
  profile: AdminProfile;
  onEdit: (profile: AdminProfile) => void;
}

function ProfileActions({ profile, onEdit }: ProfileActionsProps) {
  return (
    <div className="flex flex-wrap gap-1 sm:justify-end xl:flex-nowrap">
      <Capable of="change-people">
        <Button
          tone="outline"
          size="small"
          aria-label={`Edit ${profile.name}`}
          onClick={() => onEdit(profile)}
        >
          Edit
        </Button>
      </Capable>
      <Capable of="verify">
        <VerificationButtons profile={profile} />
      </Capable>
    </div>
  );
}

function PremiumBadge({ profile, today }: { profile: AdminProfile; today: string }) {
  const state = getPremiumState(profile, today);
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
        <span className="text-muted">
          {isExpired ? "on " : "until "}
          <time dateTime={profile.premiumExpiry}>{formatDay(profile.premiumExpiry)}</time>
        </span>
      )}
    </span>
  );
}
