import { z } from "zod";
import { staff } from "../core/endpoint.ts";
import { Id, adminList, one, pageQuery, removed } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { text } from "../core/text.ts";
import { Person } from "./person.ts";
import { Scope } from "./token-scopes.ts";

/** Lifetimes to choose from, in days. */
export const tokenLifetimes = [7, 30, 90, 365] as const;

export const PersonalTokenDraft = z.object({
  name: text(limits.personalTokens.name, 1),
  scopes: z
    .array(Scope)
    .min(1, "must include at least one scope")
    .max(Scope.options.length)
    .transform((scopes) => [...new Set(scopes)]),
  days: z.literal(tokenLifetimes),
});
export type PersonalTokenDraft = z.output<typeof PersonalTokenDraft>;

export const TokenState = z.enum(["active", "expired", "revoked"]);
export type TokenState = z.output<typeof TokenState>;

export const PersonalToken = z.object({
  _id: z.uuid(),
  name: z.string(),
  scopes: z.array(Scope),
  /** Last characters of the token, to tell tokens apart. */
  hint: z.string(),
  state: TokenState,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Updated at most once a minute. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PersonalToken = z.output<typeof PersonalToken>;

/** A token with its value, which is shown only once. */
export const NewPersonalToken = PersonalToken.extend({ token: z.string() });
export type NewPersonalToken = z.output<typeof NewPersonalToken>;

export const StaffToken = PersonalToken.extend({ owner: Person });
export type StaffToken = z.output<typeof StaffToken>;

export const listOwnTokens = staff("enter").get(
  "/admin/own-tokens",
  "List your personal access tokens, newest first, including those that expired or were revoked lately",
  { response: one(z.array(PersonalToken)) },
);

export const createToken = staff("enter").post(
  "/admin/own-tokens",
  "Create a personal access token; the response contains its value, which is never shown again",
  {
    recent: true,
    body: PersonalTokenDraft,
    response: one(NewPersonalToken),
    status: 201,
    limit: { calls: 20, seconds: 3600, per: "person" },
  },
);

export const revokeOwnToken = staff("enter").delete("/admin/own-tokens/:id", "Revoke one of your tokens", {
  params: Id,
  response: removed,
});

export const listStaffTokens = staff("manage-staff").get(
  "/admin/staff-tokens",
  "List the active tokens of all staff, newest first",
  { query: z.object(pageQuery(limits.list.adminPage)), response: adminList(StaffToken) },
);

export const revokeStaffToken = staff("manage-staff").delete(
  "/admin/staff-tokens/:id",
  "Revoke a colleague's token; its owner is told",
  { params: Id, response: removed },
);
