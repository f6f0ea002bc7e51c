import { signedIn, type Context, type Transaction } from "#platform/context.ts";
import { selectPresenceAudience, type PresenceAudience } from "../store/presence-audience.ts";

const excludeIds = (ids: readonly string[], blocked: readonly string[]) =>
  ids.filter((id) => !blocked.includes(id));

/** Emits a person's presence to the people who may see it. Each node emits to its local connections. */
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

/** Emits offline to strangers when a profile is no longer public; conversation partners still see the person. */
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
 * Ends presence between two people after a block. Offline is emitted only to a person who could see the other until
 * now; to anyone else, the event itself would reveal the block.
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
 * Tracks the presence of connected people. A public escort is visible to everyone, any other person only to their
 * conversation partners, and two people with a block between them never see each other. Kept in memory, because
 * every new connection reads it.
 */
export function createPresenceFeed() {
  const shown = new Map<string, PresenceAudience>();

  async function learn(ctx: Context, userId: string): Promise<void> {
    const audience = await selectPresenceAudience(ctx.db, userId);
    const before = shown.get(userId);
    if (!audience?.isShown || !ctx.realtime.presence.has(userId)) {
      shown.delete(userId);
      // Emit offline to everyone who received online, except people blocked since then: they received it with the
      // block.
      if (before)
        emitPresence(ctx, userId, { ...before, blocked: audience?.blocked ?? before.blocked }, false);
      return;
    }
    shown.set(userId, audience);
    if (before?.isPublic && !audience.isPublic) emitOfflineToStrangers(ctx, userId, audience);
    // Emit online again, even to people who already received it, because the audience may have grown.
    else if (!before?.isPublic) emitPresence(ctx, userId, audience, true);
  }

  return {
    learn,

    /** Returns all people whose presence the viewer may see now. */
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
