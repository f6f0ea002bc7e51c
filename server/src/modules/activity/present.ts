import type { Activity, SiteActivity } from "@vesper/contract/activity";
import type { ActivityRow, SiteActivityRow } from "./store.ts";

export function presentActivity(row: ActivityRow): Activity {
  return { _id: row.id, kind: row.kind, createdAt: row.createdAt.toISOString() };
}

export function presentSiteActivity(row: SiteActivityRow): SiteActivity {
  const person = row.userId ? { _id: row.userId, name: row.name ?? "", avatar: row.profileImageUrl } : null;
  return { ...presentActivity(row), person };
}
