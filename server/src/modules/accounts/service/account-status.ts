import type { Role } from "@vesper/contract/accounts/roles";
import type { Database } from "#platform/database/client.ts";
import { mayEnter } from "../policy.ts";
import { selectAdmission } from "../store/users.ts";

/** Returns the current roles of an account; undefined if it may not sign in. */
export async function findActiveAccount(
  db: Database,
  userId: string,
): Promise<{ roles: Role[] } | undefined> {
  const user = await selectAdmission(db, userId);
  return user && mayEnter(user).allowed ? { roles: user.roles } : undefined;
}
