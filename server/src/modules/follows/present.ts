import type { Follow, FollowNews, FollowSettings } from "@vesper/contract/profiles/follows";
import type { FollowWithProfile } from "./service/follows.ts";
import type { AlertRow } from "./store/alerts.ts";
import type { FollowRow } from "./store/follows.ts";
import type { SettingsRow } from "./store/settings.ts";

export const presentChoices = ({
  tours,
  available,
  pictures,
}: Pick<FollowRow, "tours" | "available" | "pictures">) => ({
  tours,
  available,
  pictures,
});

export const presentFollow = (row: FollowWithProfile): Follow => ({
  ...presentExported(row),
  profile: row.profile,
  news: row.alerts.map(presentNews),
});

const presentNews = ({ kind, alertedAt, city, country, startsOn, endsOn }: AlertRow): FollowNews => ({
  kind,
  at: alertedAt.toISOString(),
  tour: city && country && startsOn && endsOn ? { city, country, from: startsOn, to: endsOn } : null,
});

export function presentSettings(row: SettingsRow | undefined): FollowSettings {
  if (!row) return { alerts: "off", place: null };
  const { alerts, city, country, lat, lon, radiusKm } = row;
  const hasPlace = city !== null && country !== null && lat !== null && lon !== null && radiusKm !== null;
  return { alerts, place: hasPlace ? { city, country, lat, lon, radiusKm } : null };
}

/** Presents the member's own choices without the profile, whose data belongs to someone else. */
export const presentExported = (row: FollowRow) => ({
  _id: row.profileId,
  ...presentChoices(row),
  createdAt: row.createdAt.toISOString(),
});
