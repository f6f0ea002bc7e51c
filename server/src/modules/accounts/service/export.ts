import type { Context } from "#platform/context.ts";
import { presentSession, presentUser } from "../present.ts";
import { presentToken } from "../present-token.ts";
import { selectMailedTokens } from "../store/mailed-tokens.ts";
import { selectPasskeys } from "../store/passkeys.ts";
import { selectTokensByUser } from "../store/personal-tokens.ts";
import { selectRegistrationIntent } from "../store/registration-intents.ts";
import { selectSessionsByUser } from "../store/sessions.ts";
import { selectTwoFactor } from "../store/two-factor.ts";
import { getSelf } from "./self.ts";

/** Exports a person's account data. */
export async function exportAccount(ctx: Context): Promise<Record<string, unknown>> {
  const user = await getSelf(ctx);
  // Includes ended sessions, which are stored for a while.
  const sessions = await selectSessionsByUser(ctx.db, user.id, 10_000);
  return {
    account: { ...presentUser(user), statusReason: user.statusReason },
    sessions: sessions.map((session) =>
      Object.assign(presentSession(session, ctx.viewer?.sessionId ?? ""), {
        userAgent: session.userAgent,
        authenticatedAt: session.authenticatedAt,
        endedAt: session.endedAt,
      }),
    ),
    twoFactor: (await selectTwoFactor(ctx.db, user.id)) ?? null,
    passkeys: (await selectPasskeys(ctx.db, user.id)).map(
      ({ name, rpId, isBackedUp, createdAt, lastUsedAt }) => ({
        name,
        rpId,
        isBackedUp,
        createdAt,
        lastUsedAt,
      }),
    ),
    registeredFor: (await selectRegistrationIntent(ctx.db, user.id)) ?? null,
    accessTokens: (await selectTokensByUser(ctx.db, user.id, 10_000)).map((row) =>
      presentToken(row, ctx.clock.now()),
    ),
    mailedLinks: await selectMailedTokens(ctx.db, user.id),
  };
}
