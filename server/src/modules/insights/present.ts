import type { PersonOverview } from "@vesper/contract/profiles/insights";
import type { MediaCounts } from "@vesper/contract/media/media";
import type { PersonRow, ProfileRow } from "./store/person.ts";

interface Found {
  person: PersonRow;
  profile: ProfileRow | undefined;
  media: MediaCounts;
}

/** Shows favorites and conversations only as counts: their content is private, even from admins. */
export function presentOverview({ person, profile, media }: Found): PersonOverview {
  return {
    profile: profile ? presentProfile(profile) : null,
    media,
    listings: person.listings,
    reviews: { written: person.reviewsWritten, received: person.reviewsReceived },
    reports: { by: person.reportsBy, about: person.reportsAbout },
    favorites: person.favorites,
    conversations: person.conversations,
    lastSeenAt: person.lastSeenAt?.toISOString() ?? null,
  };
}

const presentProfile = (row: ProfileRow): PersonOverview["profile"] => ({
  _id: row.id,
  slug: row.slug,
  name: row.name,
  status: row.status,
  isListed: row.listed,
  isVerified: row.isVerified,
  createdAt: row.createdAt.toISOString(),
});
