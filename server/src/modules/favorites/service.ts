import type { FavoriteProduct, FavoriteProfile } from "@vesper/contract/profiles/favorites";
import { v7 as newId } from "uuid";
import { listShownListings } from "#modules/listings/index.ts";
import { listShownCards } from "#modules/profiles/index.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { waitTurn } from "#platform/database/wait-turn.ts";
import { publish } from "#platform/events/events.ts";
import { onlookerOf } from "#platform/identity/onlooker.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { mayKeepAnother } from "./policy.ts";
import * as store from "./store.ts";

const findTarget = async (ctx: Context, id: string) =>
  orNotFound(await store.selectTarget(ctx.db, id, onlookerOf(ctx)));

export async function addFavorite(ctx: Context, targetId: string): Promise<void> {
  const { userId } = signedIn(ctx);
  const { kind, ownerId } = await findTarget(ctx, targetId);
  await transact(ctx, async (tx) => {
    await waitTurn(tx.db, "favorite", userId);
    const [known] = await store.selectKept(tx.db, userId, [targetId]);
    if (known) return;
    enforce(mayKeepAnother(await store.countFavorites(tx.db, userId)));
    const favorite = { id: newId(), userId, kind, targetId, note: null, createdAt: tx.clock.now() };
    if (!(await store.insertFavorite(tx.db, favorite))) return;
    await store.increaseCount(tx.db, targetId);
    await publish(tx, "favorite.added", { userId });
    if (kind !== "profile" || ownerId === userId) return;
    await publish(tx, "profile.counted", { profileId: targetId, what: "favorites" });
  });
}

/** Works for what is no longer there, too: one may always let go. Tells the note, for whoever takes it back. */
export async function removeFavorite(ctx: Context, targetId: string): Promise<string | null> {
  const { userId } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const gone = await store.deleteFavorite(tx.db, userId, targetId);
    if (gone) await store.decreaseCount(tx.db, targetId);
    return gone?.note ?? null;
  });
}

/** A favorite with what visitors see of it now; nothing, whatever the cause, once they see nothing. */
export interface SeenFavorite extends store.FavoriteRow {
  profile: FavoriteProfile | null;
  product: FavoriteProduct | null;
}

export async function listFavorites(
  ctx: Context,
  { page, limit }: { page: number; limit: number },
): Promise<{ favorites: SeenFavorite[]; total: number }> {
  const { userId } = signedIn(ctx);
  const rows = await store.selectFavorites(ctx.db, userId, { limit, offset: (page - 1) * limit });
  return { favorites: await withTargets(ctx, rows), total: await store.countFavorites(ctx.db, userId) };
}

async function withTargets(ctx: Context, rows: store.FavoriteRow[]): Promise<SeenFavorite[]> {
  const idsOf = (kind: store.FavoriteRow["kind"]) =>
    rows.filter((row) => row.kind === kind).map(({ targetId }) => targetId);
  const profiles = await listShownCards(ctx, idsOf("profile"));
  const products = await listShownListings(ctx, idsOf("product"));
  return rows.map((row) => ({
    ...row,
    profile: profiles.find(({ _id }) => _id === row.targetId) ?? null,
    product: products.find(({ _id }) => _id === row.targetId) ?? null,
  }));
}

export const listKept = (ctx: Context, ids: readonly string[]) =>
  store.selectKept(ctx.db, signedIn(ctx).userId, ids);

export async function countKeepers(ctx: Context, targetId: string): Promise<number> {
  await findTarget(ctx, targetId);
  return store.selectCount(ctx.db, targetId);
}

export async function writeNote(ctx: Context, targetId: string, note: string | null): Promise<void> {
  const isKept = await store.updateNote(ctx.db, signedIn(ctx).userId, targetId, note);
  if (!isKept) throw new Problem("not_found");
}
