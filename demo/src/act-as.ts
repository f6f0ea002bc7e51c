import { getUserByEmail } from "@vesper/server/modules/accounts";
import type { Context, Viewer } from "@vesper/server/platform/context";

/** Returns a context that acts as one of the demo people. */
export async function actAs(ctx: Context, email: string): Promise<Context & { viewer: Viewer }> {
  const { id, roles } = await getUserByEmail(ctx, email);
  return { ...ctx, viewer: { userId: id, sessionId: id, roles } };
}
