import type { IntentKind } from "@vesper/contract/accounts/intent";
import type { AccountStatus, Role } from "@vesper/contract/accounts/roles";
import type { StaffActKind } from "@vesper/contract/accounts/staff-acts";
import type { Scope } from "@vesper/contract/accounts/token-scopes";
import type { ColumnType, Generated } from "kysely";
import type { AccountName } from "../../identity/account-name.ts";

export interface UsersTable {
  id: string;
  name: ColumnType<AccountName, string, string>;
  email: string | null;
  pendingEmail: string | null;
  passwordHash: string | null;
  /** Null if sealed. */
  phone: string | null;
  phoneSealed: Generated<Buffer | null>;
  sealingKey: Generated<Buffer | null>;
  bio: string | null;
  location: string | null;
  address: string | null;
  profileImageUrl: string | null;
  roles: Role[];
  status: Generated<AccountStatus>;
  statusReason: string | null;
  emailVerifiedAt: Date | null;
  claimedAt: Date | null;
  twoFactorSince: Date | null;
  passkeyHandle: Buffer | null;
  passkeySince: Date | null;
  notifyMessages: Generated<boolean>;
  notifyReviews: Generated<boolean>;
  notifyAccount: Generated<boolean>;
  showOnlineStatus: Generated<boolean>;
  sendReadReceipts: Generated<boolean>;
  showTyping: Generated<boolean>;
  acceptNewConversations: Generated<boolean>;
  createdAt: Date;
  updatedAt: Date;
  closedAt: Date | null;
  erasedAt: Date | null;
}

export type SessionEnd = "logout" | "revoked" | "password" | "replayed" | "closed" | "banned";

export interface EmailOrdersTable {
  id: string;
  userId: string;
  email: string;
  byId: string;
  orderedAt: Date;
  effectiveAt: Date;
  confirmedAt: Generated<Date | null>;
}

export interface StaffActsTable {
  id: string;
  at: Date;
  actorId: string;
  targetId: string;
  kind: StaffActKind;
  restrictionId: string | null;
  rolesBefore: Role[] | null;
  undoneAt: Generated<Date | null>;
  undoneBy: Generated<string | null>;
}

export interface SessionsTable {
  id: string;
  userId: string;
  seed: Buffer;
  generation: Generated<number>;
  /** Access tokens of earlier generations are refused. */
  tokensFrom: Generated<number>;
  rotatedAt: Date;
  remembered: boolean;
  userAgent: string;
  createdAt: Date;
  authenticatedAt: Date | null;
  secondFactorAt: Date | null;
  lastUsedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  endedReason: SessionEnd | null;
}

export interface PersonalTokensTable {
  id: string;
  userId: string;
  name: string;
  scopes: Scope[];
  hash: Buffer;
  hint: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

export type TokenPurpose =
  | "verify-email"
  | "reset-password"
  | "reopen-account"
  | "undo-email"
  | "undo-two-factor";

export interface MailedTokensTable {
  hash: Buffer;
  userId: string;
  purpose: TokenPurpose;
  email: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface RegistrationIntentsTable {
  userId: string;
  kind: IntentKind;
  targetId: string | null;
  path: string;
  createdAt: Date;
}

export interface TwoFactorTable {
  userId: string;
  secret: Buffer;
  lastStep: Generated<number>;
  createdAt: Date;
}

export interface RecoveryCodesTable {
  userId: string;
  hash: Buffer;
  usedAt: Date | null;
}

export interface AvatarsTable {
  id: string;
  userId: string;
  createdAt: Date;
}
