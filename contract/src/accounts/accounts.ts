import { z } from "zod";
import { anyone, member } from "../core/endpoint.ts";
import { one, messageOnly } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Intent } from "./intent.ts";
import { AccountStatus, Role } from "./roles.ts";
import {
  clearable,
  Email,
  MailedToken,
  Name,
  NewPassword,
  Password,
  Phone,
  PictureUrl,
} from "../core/text.ts";

export const Settings = z.object({
  notifyMessages: z.boolean(),
  notifyReviews: z.boolean(),
  /** Mail about approvals. Decisions against the member are always mailed. */
  notifyAccount: z.boolean(),
  showOnlineStatus: z.boolean(),
  /** Mutual, like `showTyping` below: a member who turns it off no longer sees it from others either. */
  sendReadReceipts: z.boolean(),
  showTyping: z.boolean(),
  /** If off, only existing conversations can continue. */
  acceptNewConversations: z.boolean(),
});
export type Settings = z.output<typeof Settings>;

/** An account as its owner sees it. Other people see at most `_id`, `name` and `avatar`. */
export const User = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** New email address that is not confirmed yet; `email` stays in use until it is. */
  pendingEmail: z.string().nullable(),
  phone: z.string().nullable(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  address: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  roles: z.array(Role),
  status: AccountStatus,
  isEmailVerified: z.boolean(),
  isTwoFactorOn: z.boolean(),
  hasPasskey: z.boolean(),
  settings: Settings,
  createdAt: z.iso.datetime(),
});
export type User = z.output<typeof User>;

export const Tokens = z.object({ access: z.string(), refresh: z.string() });
export type Tokens = z.output<typeof Tokens>;

export const SignedIn = one(z.object({ user: User, tokens: Tokens }));

export const Registration = z.object({
  name: Name,
  email: Email,
  password: NewPassword,
  role: z.enum(["user", "escort"]).default("user"),
  /** The act that the person registers for, so that the mailed confirmation can lead back to it. */
  intent: Intent.optional(),
});
export type Registration = z.output<typeof Registration>;

export const register = anyone.post("/auth/register", "Create an account and sign in", {
  body: Registration,
  response: SignedIn,
  status: 201,
  limit: { calls: 10, seconds: 600, per: "network" },
});

/** Code from the authenticator app, or a recovery code. */
export const SecondFactor = z.string().max(limits.twoFactor.code).optional();

export const Credentials = z.object({
  email: Email,
  password: Password,
  remember: z.boolean().default(false),
  code: SecondFactor,
});
export type Credentials = z.output<typeof Credentials>;

export const login = anyone.post("/auth/login", "Sign in", {
  body: Credentials,
  response: SignedIn,
  limit: { calls: 30, seconds: 60, per: "network" },
});

const RefreshToken = z.string().min(1).max(200);

export const refreshTokens = anyone.post("/auth/refresh", "Exchange a refresh token for new tokens", {
  body: z.object({ refresh: RefreshToken }),
  response: one(z.object({ tokens: Tokens })),
  limit: { calls: 120, seconds: 60, per: "network" },
});

export const logout = member.post("/auth/logout", "Sign out of this session", {
  beforeSecondFactor: true,
  body: z.object({ refresh: RefreshToken.optional() }).default({}),
  response: messageOnly,
});

export const getCurrentUser = member.get("/auth/me", "Get the signed-in account", {
  beforeSecondFactor: true,
  response: one(User),
});

export const ProfileChange = z.object({
  name: Name.optional(),
  email: Email.optional(),
  phone: Phone.nullable().optional(),
  location: clearable(limits.place.max),
  address: clearable(limits.address.max),
  bio: clearable(limits.bio.max),
  profileImageUrl: PictureUrl.nullable().optional(),
  /**
   * Required to change the email address, with a code if two-factor sign-in is on. Without it, the address stays,
   * unless the person has a passkey and has used it in the last minutes.
   */
  currentPassword: Password.optional(),
  code: SecondFactor,
});
export type ProfileChange = z.output<typeof ProfileChange>;

export const updateProfile = member.put(
  "/auth/me/profile",
  "Update your details; a new email address requires your password or passkey and takes effect once you open the link sent to it",
  { body: ProfileChange, response: one(User) },
);

export const cancelEmailChange = member.delete(
  "/auth/me/pending-email",
  "Cancel the pending email change and keep your current address",
  { response: one(User) },
);

export const updateSettings = member.put(
  "/auth/me/settings",
  "Update your notification and privacy settings",
  {
    body: Settings.partial(),
    response: one(User),
  },
);

export const changePassword = member.post(
  "/auth/change-password",
  "Change your password and sign out all other devices",
  {
    body: z.object({ currentPassword: Password, newPassword: NewPassword }),
    response: messageOnly,
    limit: { calls: 10, seconds: 300, per: "person" },
  },
);

export const forgotPassword = anyone.post(
  "/auth/forgot-password",
  "Request a link to reset the password or reopen a closed account; the response never reveals whether the address is known",
  {
    body: z.object({ email: Email }),
    response: messageOnly,
    limit: { calls: 10, seconds: 600, per: "network" },
  },
);

export const resetPassword = anyone.post(
  "/auth/reset-password",
  "Set a new password with an emailed token and sign out all devices",
  {
    body: z.object({ token: MailedToken, newPassword: NewPassword }),
    response: messageOnly,
    limit: { calls: 20, seconds: 600, per: "network" },
  },
);

export const verifyEmail = anyone.post(
  "/auth/verify-email",
  "Confirm an email address with an emailed token",
  {
    body: z.object({ token: MailedToken }),
    /** `intent` is what the person registered for, unless they have done it in the meantime. Returned once. */
    response: one(User.extend({ intent: Intent.nullable() })),
    limit: { calls: 20, seconds: 600, per: "network" },
  },
);

export const undoEmailChange = anyone.post(
  "/auth/undo-email",
  "Restore the previous email address with the token sent there, and sign out all devices",
  {
    body: z.object({ token: MailedToken }),
    response: messageOnly,
    limit: { calls: 20, seconds: 600, per: "network" },
  },
);

const SignedLink = z.object({ token: z.string().max(200) });

export const confirmNewEmail = anyone.post(
  "/auth/confirm-email",
  "Confirm a new email address entered by an admin, with the link sent to it",
  { body: SignedLink, response: messageOnly, limit: { calls: 20, seconds: 600, per: "network" } },
);

export const rejectNewEmail = anyone.post(
  "/auth/keep-email",
  "Decline a new email address entered by an admin, with the link sent to the current one",
  { body: SignedLink, response: messageOnly, limit: { calls: 20, seconds: 600, per: "network" } },
);

export const resendVerification = member.post("/auth/resend-verification", "Resend the verification email", {
  response: messageOnly,
  limit: { calls: 5, seconds: 3600, per: "person" },
});

/** All data held about a person; each module adds its part under a separate key. */
export const exportData = member.get("/auth/me/export", "Export all data held about you as one JSON file", {
  recent: true,
  response: one(z.record(z.string(), z.unknown())),
  limit: { calls: 10, seconds: 3600, per: "person" },
});

export const closeAccount = member.delete(
  "/auth/me",
  "Close your account now; it is erased after 30 days unless you reopen it through the emailed link",
  {
    body: z.object({ password: Password }),
    response: messageOnly,
    limit: { calls: 10, seconds: 300, per: "person" },
  },
);

export const reopenAccount = anyone.post(
  "/auth/reopen",
  "Reopen your closed account with the emailed token",
  {
    body: z.object({ token: MailedToken }),
    response: messageOnly,
    limit: { calls: 20, seconds: 600, per: "network" },
  },
);
