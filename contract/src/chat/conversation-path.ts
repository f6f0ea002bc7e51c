import type { Role } from "../accounts/roles.ts";
import { isSupplier } from "../accounts/role-checks.ts";

/** Returns the path of a conversation in the person's own area. */
export const toConversationPath = (roles: readonly Role[], conversationId: string) =>
  `${isSupplier(roles) ? "/supplier/messages?" : "/dashboard?tab=messages&"}conversation=${conversationId}`;
