import type { NewsKind } from "@vesper/contract/profiles/follows";
import type { SearchAlerts } from "@vesper/contract/profiles/saved-searches";

export interface FollowsTable {
  userId: string;
  profileId: string;
  tours: boolean;
  available: boolean;
  pictures: boolean;
  createdAt: Date;
}

export interface FollowSettingsTable {
  userId: string;
  alerts: SearchAlerts;
  city: string | null;
  country: string | null;
  lat: number | null;
  lon: number | null;
  radiusKm: number | null;
}

export interface ProfileNewsTable {
  id: string;
  profileId: string;
  kind: NewsKind;
  key: string;
  tourId: string | null;
  happenedAt: Date;
  handledAt: Date | null;
}

export interface FollowAlertsTable {
  userId: string;
  profileId: string;
  kind: NewsKind;
  day: string;
  tourId: string | null;
  alertedAt: Date;
  isMailDue: boolean;
  mailedAt: Date | null;
}
