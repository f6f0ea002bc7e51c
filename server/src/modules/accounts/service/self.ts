import { signedIn, type Context } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { selectUser, type UserRow } from "../store/users.ts";

/** Returns the signed-in person's account. */
export async function getSelf(ctx: Context): Promise<UserRow> {
  const user = await selectUser(ctx, signedIn(ctx).userId);
  if (!user) throw new Problem("unauthorized");
  return user;
}
