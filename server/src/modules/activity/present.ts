import type { Activity, SiteActivity } from "@vesper/contract/accounts/activity";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import type { ActivityRow, SiteActivityRow } from "./store.ts";

export function presentActivity(row: ActivityRow): Activity {
  return { _id: row.id, kind: row.kind, createdAt: row.createdAt.toISOString() };
}

export function presentSiteActivity(row: SiteActivityRow): SiteActivity {
  // Only the case file may name a reporter.
  const isNamed = row.userId !== null && row.kind !== "report.filed";
  const name = toNameForStaff(row.name) ?? "";
  const person = isNamed && row.userId ? { _id: row.userId, name, avatar: row.profileImageUrl } : null;
  return { ...presentActivity(row), person };
}
