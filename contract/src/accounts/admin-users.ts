import { z } from "zod";
import { User } from "./accounts.ts";
import { Session } from "./sessions.ts";
import { staff } from "../core/endpoint.ts";
import { Id, adminList, messageOnly, one, pageQuery, removed } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Person } from "./person.ts";
import { Reason } from "../moderation/reasons.ts";
import { AccountStatus, Role } from "./roles.ts";
import { Email, Name, NewPassword, text } from "../core/text.ts";

const Roles = z
  .array(Role)
  .min(1, "must include at least one role")
  .max(Role.options.length)
  .transform((roles) => [...new Set(roles)]);

/** Explanation sent to the person verbatim, next to a reason from the catalog. */
const Explanation = text(limits.moderation.sentence);

/** An account as admins see it. */
export const AdminUser = User.omit({
  settings: true,
  isTwoFactorOn: true,
  hasPasskey: true,
  pendingEmail: true,
}).extend({
  statusReason: z.string().nullable(),
  /** Whether the person has used the account; false for an account that was created for them. */
  isClaimed: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type AdminUser = z.output<typeof AdminUser>;

export const listUsers = staff("read-people").get(
  "/admin/users",
  "List accounts, newest first; search by name, email address or ID",
  {
    query: z.object({
      ...pageQuery(limits.list.adminPage),
      search: text(limits.email.max).optional(),
      role: Role.optional(),
      status: AccountStatus.optional(),
    }),
    response: adminList(AdminUser),
  },
);

export const getUser = staff("read-people").get("/admin/users/:id", "Get an account", {
  params: Id,
  response: one(AdminUser),
});

export const UserDraft = z.object({
  name: Name,
  email: Email,
  password: NewPassword,
  roles: Roles.default(["user"]),
  status: AccountStatus.extract(["active", "suspended"]).default("active"),
  reason: Explanation.optional(),
});
export type UserDraft = z.output<typeof UserDraft>;

export const createUser = staff("change-people").post("/admin/users", "Create an account for someone", {
  body: UserDraft,
  response: one(AdminUser),
  status: 201,
});

export const UserChange = z
  .object({
    name: Name.optional(),
    email: Email.optional(),
    roles: Roles.optional(),
    status: AccountStatus.optional(),
    /** Sent to the person when the new status restricts them; required for a ban. */
    reason: Explanation.optional(),
    category: Reason.optional(),
  })
  .refine(({ status, reason }) => status !== "banned" || reason, {
    path: ["reason"],
    message: "is required for a ban",
  });
export type UserChange = z.output<typeof UserChange>;

export const updateUser = staff("change-people").put(
  "/admin/users/:id",
  "Update an account; a new email address takes effect once it is confirmed and the owner's 7 days to object have passed",
  { params: Id, body: UserChange, response: one(AdminUser) },
);

/** Pending email address that an admin entered. */
export const EmailChange = z.object({
  email: z.string(),
  /** Time from which the new address can be used, unless the account's owner objects. */
  effectiveAt: z.iso.datetime(),
  isConfirmed: z.boolean(),
  by: Person,
});
export type EmailChange = z.output<typeof EmailChange>;

export const getEmailChange = staff("read-people").get(
  "/admin/users/:id/pending-email",
  "Get the pending email address that an admin entered for an account, if any",
  { params: Id, response: one(EmailChange.nullable()) },
);

export const adminCancelEmailChange = staff("change-people").delete(
  "/admin/users/:id/pending-email",
  "Cancel a pending email change and keep the current address",
  { params: Id, response: removed },
);

export const updateRoles = staff("manage-staff").put(
  "/admin/users/:id/roles",
  "Change the roles of an account",
  {
    recent: true,
    params: Id,
    body: z.object({ roles: Roles }),
    response: one(AdminUser),
  },
);

export const banUser = staff("change-people").post(
  "/admin/users/:id/ban",
  "Ban an account: ends its sessions at once and tells the person why",
  {
    params: Id,
    body: z.object({ reason: text(limits.moderation.sentence, 1), category: Reason.default("other") }),
    response: one(AdminUser),
  },
);

export const unbanUser = staff("change-people").post(
  "/admin/users/:id/unban",
  "Lift a ban or suspension and restore everything as it was",
  { params: Id, response: one(AdminUser) },
);

export const deleteUser = staff("change-people").delete(
  "/admin/users/:id",
  "Close an account at once; it is erased after 30 days",
  {
    recent: true,
    params: Id,
    body: z.object({ reason: Explanation.optional(), category: Reason.optional() }).default({}),
    response: removed,
  },
);

/** Mails about access to an account that support can send again. */
export const AccountMail = z.enum(["verification", "password", "invitation"]);
export type AccountMail = z.output<typeof AccountMail>;

export const resendMail = staff("support").post(
  "/admin/users/:id/mails",
  "Send a mail again: to confirm the address, to set a new password, or the invitation to an account that was created for someone",
  { params: Id, body: z.object({ mail: AccountMail }), response: messageOnly },
);

export const listUserSessions = staff("read-people").get(
  "/admin/users/:id/sessions",
  "List the devices an account is signed in on, most recently used first",
  { params: Id, response: one(z.array(Session)) },
);

export const endUserSession = staff("change-people").delete(
  "/admin/users/:id/sessions/:sessionId",
  "Sign an account out on one device and notify the person",
  { params: Id.extend({ sessionId: z.uuid() }), response: removed },
);
