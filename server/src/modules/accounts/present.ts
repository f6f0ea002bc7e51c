import type { Session, User } from "@vesper/contract/accounts";
import type { AdminUser } from "@vesper/contract/admin-users";
import { nameForOwner } from "#platform/account-name.ts";
import { describeDevice } from "./device.ts";
import type { SessionRow } from "./store/sessions.ts";
import type { UserRow } from "./store/users.ts";

/** A person as they see themself. */
export function presentUser(row: UserRow): User {
  return {
    _id: row.id,
    name: nameForOwner(row.name),
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

/** A person as admins see them. */
export function presentAdminUser(row: UserRow): AdminUser {
  const { settings: _settings, isTwoFactorOn: _factor, pendingEmail: _pending, ...person } = presentUser(row);
  return { ...person, statusReason: row.statusReason, updatedAt: row.updatedAt.toISOString() };
}

export function presentSession(row: SessionRow, currentId: string): Session {
  return {
    _id: row.id,
    device: describeDevice(row.userAgent),
    isCurrent: row.id === currentId,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  };
}
