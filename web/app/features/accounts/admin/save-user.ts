import { type AdminUser, updateRoles, updateUser } from "@vesper/contract/admin-users";
import { api } from "#web/session/api.ts";
import { changesOf, type EditDraft } from "./drafts.ts";

/** How an edited account is saved. Roles alone have a call and words of their own. */
export function saveOf(draft: EditDraft, user: AdminUser) {
  const params = { id: user._id };
  const { roles, ...others } = changesOf(draft, user);
  return roles && Object.keys(others).length === 0
    ? {
        send: () => api.call(updateRoles, { params, body: { roles } }),
        done: "User roles updated successfully!",
        failed: "Failed to update user roles",
      }
    : {
        send: () => api.call(updateUser, { params, body: { roles, ...others } }),
        done: "User updated successfully!",
        failed: "Failed to update user",
      };
}
