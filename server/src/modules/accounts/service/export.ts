import type { Context } from "#platform/context.ts";
import { presentSession, presentUser } from "../present.ts";
import { getSelf } from "./profile.ts";
import { listSessions } from "./sessions.ts";

/** Everything that accounts hold about a person. */
export async function exportAccount(ctx: Context): Promise<Record<string, unknown>> {
  const [user, sessions] = [await getSelf(ctx), await listSessions(ctx)];
  return {
    exportedAt: ctx.clock.now().toISOString(),
    account: presentUser(user),
    sessions: sessions.map((session) =>
      Object.assign(presentSession(session, ctx.viewer?.sessionId ?? ""), { userAgent: session.userAgent }),
    ),
  };
}
