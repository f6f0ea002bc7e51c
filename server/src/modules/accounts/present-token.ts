import type { PersonalToken, StaffToken } from "@vesper/contract/accounts/personal-tokens";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import type { PersonalTokenRow, StaffTokenRow } from "./store/personal-tokens.ts";

function getState({ revokedAt, expiresAt }: PersonalTokenRow, now: Date): PersonalToken["state"] {
  if (revokedAt) return "revoked";
  return expiresAt <= now ? "expired" : "active";
}

export const presentToken = (row: PersonalTokenRow, now: Date): PersonalToken => ({
  _id: row.id,
  name: row.name,
  scopes: row.scopes,
  hint: row.hint,
  state: getState(row, now),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

export const presentStaffToken = (row: StaffTokenRow, now: Date): StaffToken => ({
  ...presentToken(row, now),
  owner: { _id: row.userId, name: toNameForStaff(row.ownerName), avatar: row.ownerAvatar },
});
