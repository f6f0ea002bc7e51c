import { signedIn, type Context, type Transaction } from "#platform/context.ts";
import { selectPresenceAudience, type PresenceAudience } from "../store/presence-audience.ts";

const excludeIds = (ids: readonly string[], blocked: readonly string[]) =>
  ids.filter((id) => !blocked.includes(id));

/** Tells those who may know it that somebody is here now, or no longer. Every node tells its own. */
function emitPresence(
  { realtime }: Context,
  userId: string,
  audience: PresenceAudience,
  isOnline: boolean,
): void {
  const name = isOnline ? "user_online" : "user_offline";
  if (audience.isPublic) realtime.emitLocalExcept([...audience.blocked, userId], name, userId);
  else realtime.emitLocal(excludeIds(audience.partners, audience.blocked), name, userId);
}

/** Strangers see somebody go who can no longer be found; those who have talked to them still see them. */
function emitOfflineToStrangers(
  { realtime }: Context,
  userId: string,
  { partners, blocked }: PresenceAudience,
): void {
  realtime.emitLocalExcept([...partners, ...blocked, userId], "user_offline", userId);
}

interface BlockPair {
  blockerId: string;
  blockedId: string;
}

/**
 * A block ends the sight of each other. Only people who could see the other until now are told that they left: to
 * everyone else the news itself would say who blocked them.
 */
export async function handleBlock(tx: Transaction, { blockerId, blockedId }: BlockPair): Promise<void> {
  const blocker = await selectPresenceAudience(tx.db, blockerId);
  const blocked = await selectPresenceAudience(tx.db, blockedId);
  const { presence } = tx.realtime;
  tx.afterCommit(() => {
    const emitOffline = (seer: string, seen: string, audience: PresenceAudience | undefined) => {
      if (audience && presence.has(seen) && isVisibleTo(audience, seer))
        tx.realtime.emitTo([seer], "user_offline", seen);
    };
    emitOffline(blockerId, blockedId, blocked);
    emitOffline(blockedId, blockerId, blocker);
    const haveMet = blocker?.partners.includes(blockedId) ?? false;
    const concerned = haveMet ? [blockerId, blockedId] : [blockerId];
    tx.realtime.emitTo(concerned, "notifications_changed", { newest: null });
  });
}

const isVisibleTo = ({ isShown, isPublic, partners }: PresenceAudience, seer: string): boolean =>
  isShown && (isPublic || partners.includes(seer));

/**
 * Who is here and may be seen. An escort who can be found is seen by everybody, anybody else by those they have
 * talked to, and nobody by somebody blocked. Kept in memory for those who are here, because everybody who comes asks.
 */
export function createPresenceFeed() {
  const shown = new Map<string, PresenceAudience>();

  async function learn(ctx: Context, userId: string): Promise<void> {
    const audience = await selectPresenceAudience(ctx.db, userId);
    const before = shown.get(userId);
    if (!audience?.isShown || !ctx.realtime.presence.has(userId)) {
      shown.delete(userId);
      // Everyone who saw them come must see them go, except people blocked since: to them they left with the block.
      if (before)
        emitPresence(ctx, userId, { ...before, blocked: audience?.blocked ?? before.blocked }, false);
      return;
    }
    shown.set(userId, audience);
    if (before?.isPublic && !audience.isPublic) emitOfflineToStrangers(ctx, userId, audience);
    // Told again to those who know it already: there may be new ones among them.
    else if (!before?.isPublic) emitPresence(ctx, userId, audience, true);
  }

  return {
    learn,

    /** Everybody whom the viewer may see now. */
    async seenBy(ctx: Context): Promise<string[]> {
      const { userId } = signedIn(ctx);
      const audience = await selectPresenceAudience(ctx.db, userId);
      if (!audience) return [];
      const everybody = [...shown].filter(([, { isPublic }]) => isPublic).map(([id]) => id);
      const partners = audience.shownPartners.filter((id) => ctx.realtime.presence.has(id));
      return excludeIds([...new Set([...everybody, ...partners])], [...audience.blocked, userId]);
    },
  };
}
