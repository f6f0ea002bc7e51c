import { signedIn, type Context } from "#platform/context.ts";
import { selectCircle, type Circle } from "../store/people.ts";

const without = (ids: readonly string[], blocked: readonly string[]) =>
  ids.filter((id) => !blocked.includes(id));

/** Tells those who may know it that somebody is here now, or no longer. */
async function announce(ctx: Context, userId: string, circle: Circle, isOnline: boolean): Promise<void> {
  const name = isOnline ? "user_online" : "user_offline";
  if (circle.isPublic) ctx.realtime.tellEveryone([...circle.blocked, userId], name, userId);
  else ctx.realtime.tell(without(circle.partners, circle.blocked), name, userId);
}

/**
 * Who is here and may be seen. An escort who can be found is seen by everybody, anybody else by those they have
 * talked to, and nobody by somebody blocked. Kept in memory for those who are here, because everybody who comes asks.
 */
export function createWhoIsHere() {
  const shown = new Map<string, Circle>();

  async function learn(ctx: Context, userId: string): Promise<void> {
    const before = shown.get(userId);
    const circle = await selectCircle(ctx.db, userId);
    const isOnline = ctx.realtime.presence.has(userId) && circle?.isShown === true;
    if (isOnline) shown.set(userId, circle);
    else shown.delete(userId);
    // Told by the wider of both circles: whoever saw somebody before must see them go.
    if (isOnline && (!before || before.isPublic !== circle.isPublic))
      await announce(ctx, userId, circle, true);
    if (!isOnline && before) await announce(ctx, userId, before, false);
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
export type WhoIsHere = ReturnType<typeof createWhoIsHere>;
