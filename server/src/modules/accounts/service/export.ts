import type { Context } from "#platform/context.ts";
import { presentSession, presentUser } from "../present.ts";
import { selectMailedTokens } from "../store/mailed-tokens.ts";
import { getSelf } from "./profile.ts";
import { listSessions } from "./sessions.ts";

/** Everything that accounts hold about a person. */
export async function exportAccount(ctx: Context): Promise<Record<string, unknown>> {
  const user = await getSelf(ctx);
  const sessions = await listSessions(ctx);
  return {
    account: { ...presentUser(user), statusReason: user.statusReason },
    sessions: sessions.map((session) =>
      Object.assign(presentSession(session, ctx.viewer?.sessionId ?? ""), { userAgent: session.userAgent }),
    ),
    mailedLinks: await selectMailedTokens(ctx.db, user.id),
  };
}
