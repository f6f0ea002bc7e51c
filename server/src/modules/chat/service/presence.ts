import { signedIn, type Context, type Transaction } from "#platform/context.ts";
import { selectCircle, type Circle } from "../store/people.ts";

const without = (ids: readonly string[], blocked: readonly string[]) =>
  ids.filter((id) => !blocked.includes(id));

/** Tells those who may know it that somebody is here now, or no longer. Every node tells its own. */
function announce({ realtime }: Context, userId: string, circle: Circle, isOnline: boolean): void {
  const name = isOnline ? "user_online" : "user_offline";
  if (circle.isPublic) realtime.tellEveryoneHere([...circle.blocked, userId], name, userId);
  else realtime.tellHere(without(circle.partners, circle.blocked), name, userId);
}

/** Strangers see somebody go who can no longer be found; those who have talked to them still see them. */
function leaveStrangers({ realtime }: Context, userId: string, { partners, blocked }: Circle): void {
  realtime.tellEveryoneHere([...partners, ...blocked, userId], "user_offline", userId);
}

interface Parting {
  blockerId: string;
  blockedId: string;
}

/**
 * A block ends the sight of each other. Only people who could see the other until now are told that they left: to
 * everyone else the news itself would say who blocked them.
 */
export async function partPeople(tx: Transaction, { blockerId, blockedId }: Parting): Promise<void> {
  const blocker = await selectCircle(tx.db, blockerId);
  const blocked = await selectCircle(tx.db, blockedId);
  const { presence } = tx.realtime;
  tx.afterCommit(() => {
    const leave = (seer: string, seen: string, circle: Circle | undefined) => {
      if (circle && presence.has(seen) && isSeenBy(circle, seer))
        tx.realtime.tell([seer], "user_offline", seen);
    };
    leave(blockerId, blockedId, blocked);
    leave(blockedId, blockerId, blocker);
    const haveMet = blocker?.partners.includes(blockedId) ?? false;
    const concerned = haveMet ? [blockerId, blockedId] : [blockerId];
    tx.realtime.tell(concerned, "notifications_changed", { newest: null });
  });
}

const isSeenBy = ({ isShown, isPublic, partners }: Circle, seer: string): boolean =>
  isShown && (isPublic || partners.includes(seer));

/**
 * Who is here and may be seen. An escort who can be found is seen by everybody, anybody else by those they have
 * talked to, and nobody by somebody blocked. Kept in memory for those who are here, because everybody who comes asks.
 */
export function createWhoIsHere() {
  const shown = new Map<string, Circle>();

  async function learn(ctx: Context, userId: string): Promise<void> {
    const circle = await selectCircle(ctx.db, userId);
    const before = shown.get(userId);
    if (!circle?.isShown || !ctx.realtime.presence.has(userId)) {
      shown.delete(userId);
      // Everyone who saw them come must see them go, except people blocked since: to them they left with the block.
      if (before) announce(ctx, userId, { ...before, blocked: circle?.blocked ?? before.blocked }, false);
      return;
    }
    shown.set(userId, circle);
    if (before?.isPublic && !circle.isPublic) leaveStrangers(ctx, userId, circle);
    // Told again to those who know it already: there may be new ones among them.
    else if (!before?.isPublic) announce(ctx, userId, circle, true);
  }

  return {
    learn,

    /** Everybody whom the viewer may see now. */
    async seenBy(ctx: Context): Promise<string[]> {
      const { userId } = signedIn(ctx);
      const circle = await selectCircle(ctx.db, userId);
      if (!circle) return [];
      const everybody = [...shown].filter(([, { isPublic }]) => isPublic).map(([id]) => id);
      const partners = circle.shownPartners.filter((id) => ctx.realtime.presence.has(id));
      return without([...new Set([...everybody, ...partners])], [...circle.blocked, userId]);
    },
  };
}
