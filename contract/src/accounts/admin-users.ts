import { z } from "zod";
import { User } from "./accounts.ts";
import { Session } from "./sessions.ts";
import { admin } from "../core/endpoint.ts";
import { Id, adminList, one, pageQuery, removed } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Person } from "./person.ts";
import { Reason } from "../moderation/reasons.ts";
import { AccountStatus, Role } from "./roles.ts";
import { Email, Name, NewPassword, text } from "../core/text.ts";

const Roles = z
  .array(Role)
  .min(1, "must name at least one role")
  .max(Role.options.length)
  .transform((roles) => [...new Set(roles)]);

/** Explanation sent to the person verbatim, next to a reason from the catalog. */
const Explanation = text(limits.moderation.sentence);

/** An account as admins see it. */
export const AdminUser = User.omit({ settings: true, isTwoFactorOn: true, pendingEmail: true }).extend({
  statusReason: z.string().nullable(),
  updatedAt: z.iso.datetime(),
});
export type AdminUser = z.output<typeof AdminUser>;

export const listUsers = admin.get(
  "/admin/users",
  "Accounts, newest first; search looks into name and e-mail address, or is an id",
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

export const getUser = admin.get("/admin/users/:id", "One account", { params: Id, response: one(AdminUser) });

export const UserDraft = z.object({
  name: Name,
  email: Email,
  password: NewPassword,
  roles: Roles.default(["user"]),
  status: AccountStatus.extract(["active", "suspended"]).default("active"),
  reason: Explanation.optional(),
});
export type UserDraft = z.output<typeof UserDraft>;

export const createUser = admin.post("/admin/users", "Open an account for somebody", {
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

export const updateUser = admin.put(
  "/admin/users/:id",
  "Change an account; a new address counts once it is confirmed and the old one had 7 days to object",
  { params: Id, body: UserChange, response: one(AdminUser) },
);

/** Address that an admin entered and that is not in use yet. */
export const EmailChange = z.object({
  email: z.string(),
  /** Time from which the address can be used unless its owner objects. */
  effectiveAt: z.iso.datetime(),
  isConfirmed: z.boolean(),
  by: Person,
});
export type EmailChange = z.output<typeof EmailChange>;

export const getEmailChange = admin.get(
  "/admin/users/:id/pending-email",
  "The new address that staff entered for an account and that is not in use yet, if there is one",
  { params: Id, response: one(EmailChange.nullable()) },
);

export const adminCancelEmailChange = admin.delete(
  "/admin/users/:id/pending-email",
  "Let an account keep the address it has",
  { params: Id, response: removed },
);

export const updateRoles = admin.put("/admin/users/:id/roles", "Change somebody's roles", {
  recent: true,
  params: Id,
  body: z.object({ roles: Roles }),
  response: one(AdminUser),
});

export const banUser = admin.post(
  "/admin/users/:id/ban",
  "Ban somebody: ends their sessions at once and tells them why",
  {
    params: Id,
    body: z.object({ reason: text(limits.moderation.sentence, 1), category: Reason.default("other") }),
    response: one(AdminUser),
  },
);

export const unbanUser = admin.post(
  "/admin/users/:id/unban",
  "Take a ban or suspension back; everything is as it was before",
  { params: Id, response: one(AdminUser) },
);

export const deleteUser = admin.delete(
  "/admin/users/:id",
  "Close somebody's account at once; it is erased after 30 days",
  {
    recent: true,
    params: Id,
    body: z.object({ reason: Explanation.optional(), category: Reason.optional() }).default({}),
    response: removed,
  },
);

export const listUserSessions = admin.get(
  "/admin/users/:id/sessions",
  "The devices on which somebody is signed in, the last used first",
  { params: Id, response: one(z.array(Session)) },
);

export const endUserSession = admin.delete(
  "/admin/users/:id/sessions/:sessionId",
  "Sign somebody out on one device; they are told",
  { params: Id.extend({ sessionId: z.uuid() }), response: removed },
);
