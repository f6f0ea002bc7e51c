import type { Role } from "../accounts/roles.ts";
import { isSupplier } from "../accounts/role-checks.ts";

/** Where somebody finds a conversation of theirs. */
export const toConversationPath = (roles: readonly Role[], conversationId: string) =>
  `${isSupplier(roles) ? "/supplier/messages?" : "/dashboard?tab=messages&"}conversation=${conversationId}`;
