import type { AdminUser, UserChange, UserDraft } from "@vesper/contract/accounts/admin-users";
import { limits } from "@vesper/contract/core/limits";
import { Reason } from "@vesper/contract/moderation/reasons";
import { AccountStatus, Role } from "@vesper/contract/accounts/roles";
import { Email, Name, text } from "@vesper/contract/core/text";
import { z } from "zod";

/** Omit the reason unless the account is created as suspended: it would never be shown. */
export const toUserDraft = (draft: UserDraft): UserDraft => ({
  ...draft,
  reason: draft.status === "suspended" ? draft.reason || undefined : undefined,
});

/** Returns true if the change restricts the person, which requires a statement of reasons. */
export const isNewRestriction = (before: AccountStatus, after: AccountStatus) =>
  after !== before && after !== "active";

/** Schema of the form that edits an account; required fields depend on the current account status. */
export const createEditDraftSchema = ({ status: before }: Pick<AdminUser, "status">) =>
  z
    .object({
      name: Name,
      email: Email,
      roles: z.array(Role).min(1, "must include at least one role"),
      status: AccountStatus,
      reason: text(limits.moderation.sentence),
      category: Reason,
    })
    .refine(({ status, reason }) => reason !== "" || !isNewRestriction(before, status), {
      path: ["reason"],
      message: "is required, because the member will see it",
    });
export type EditDraft = z.output<ReturnType<typeof createEditDraftSchema>>;

export const toEditDraft = ({ name, email, roles, status }: AdminUser): EditDraft => ({
  name,
  email,
  roles,
  status,
  reason: "",
  category: "other",
});

const hasSameRoles = (some: readonly Role[], others: readonly Role[]) =>
  some.length === others.length && some.every((role) => others.includes(role));

/** Sends only changed fields, so that two admins do not overwrite each other's changes. */
export function getChanges(draft: EditDraft, user: AdminUser): UserChange {
  const change: UserChange = {};
  if (draft.name !== user.name) change.name = draft.name;
  if (draft.email !== user.email) change.email = draft.email;
  if (!hasSameRoles(draft.roles, user.roles)) change.roles = draft.roles;
  if (draft.status !== user.status) change.status = draft.status;
  if (isNewRestriction(user.status, draft.status)) {
    change.reason = draft.reason;
    change.category = draft.category;
  }
  return change;
}
