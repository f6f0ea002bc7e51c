import type { User } from "@vesper/contract/accounts/accounts";
import type { Passkey } from "@vesper/contract/accounts/passkeys";
import type { Session } from "@vesper/contract/accounts/sessions";
import type { AdminUser, EmailChange } from "@vesper/contract/accounts/admin-users";
import type { StaffAct } from "@vesper/contract/accounts/staff-acts";
import { toNameForOwner, toNameForStaff } from "#platform/identity/account-name.ts";
import { describeDevice } from "./device.ts";
import { mayUndo } from "./policy.ts";
import { getUndoDeadline } from "./staff-act-text.ts";
import type { PasskeyRow } from "./store/passkeys.ts";
import type { SessionRow } from "./store/sessions.ts";
import type { EmailChangeRow } from "./store/email-changes.ts";
import type { StaffActRow } from "./store/staff-acts.ts";
import type { UserRow } from "./store/users.ts";

/** Account as its owner sees it. */
export function presentUser(row: UserRow): User {
  return {
    _id: row.id,
    name: toNameForOwner(row.name),
    email: row.email ?? "",
    pendingEmail: row.pendingEmail,
    phone: row.phone,
    bio: row.bio,
    location: row.location,
    address: row.address,
    profileImageUrl: row.profileImageUrl,
    roles: row.roles,
    status: row.status,
    isEmailVerified: row.emailVerifiedAt !== null,
    isTwoFactorOn: row.twoFactorSince !== null,
    hasPasskey: row.passkeySince !== null,
    settings: {
      notifyMessages: row.notifyMessages,
      notifyReviews: row.notifyReviews,
      notifyAccount: row.notifyAccount,
      showOnlineStatus: row.showOnlineStatus,
      sendReadReceipts: row.sendReadReceipts,
      showTyping: row.showTyping,
      acceptNewConversations: row.acceptNewConversations,
    },
    createdAt: row.createdAt.toISOString(),
  };
}

/** Account as admins see it. */
export function presentAdminUser(row: UserRow): AdminUser {
  const {
    settings: _settings,
    isTwoFactorOn: _factor,
    hasPasskey: _passkey,
    pendingEmail: _pending,
    ...person
  } = presentUser(row);
  return {
    ...person,
    statusReason: row.statusReason,
    isClaimed: row.claimedAt !== null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export const presentEmailChange = (row: EmailChangeRow): EmailChange => ({
  email: row.email,
  effectiveAt: row.effectiveAt.toISOString(),
  isConfirmed: row.confirmedAt !== null,
  by: { _id: row.byId, name: toNameForStaff(row.adminName), avatar: row.adminAvatar },
});

export const presentStaffAct = (row: StaffActRow, viewerId: string, now: Date): StaffAct => ({
  _id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  actor: { _id: row.actorId, name: toNameForStaff(row.actorName), avatar: row.actorAvatar },
  target: { _id: row.targetId, name: toNameForStaff(row.targetName), avatar: row.targetAvatar },
  undoUntil: getUndoDeadline(row.at).toISOString(),
  undoneAt: row.undoneAt?.toISOString() ?? null,
  undoneBy: row.undoneBy
    ? { _id: row.undoneBy, name: toNameForStaff(row.undoerName) ?? "", avatar: row.undoerAvatar }
    : null,
  isUndoable: row.undoneAt === null && mayUndo(viewerId, row, { admins: [viewerId], now }).allowed,
});

export const presentPasskey = (row: PasskeyRow, rpId: string): Passkey => ({
  _id: row.id,
  name: row.name,
  isBackedUp: row.isBackedUp,
  isForeign: row.rpId !== rpId,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

export function presentSession(row: SessionRow, currentId: string): Session {
  return {
    _id: row.id,
    device: describeDevice(row.userAgent),
    isCurrent: row.id === currentId,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  };
}
