import type { FavoriteProduct, FavoriteProfile } from "@vesper/contract/profiles/favorites";
import { v7 as newId } from "uuid";
import { listShownListings } from "#modules/listings/index.ts";
import { listShownCards } from "#modules/profiles/index.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { lockForUser } from "#platform/database/advisory-lock.ts";
import { publish } from "#platform/events/events.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { mayAddFavorite } from "./policy.ts";
import * as store from "./store.ts";

const getTarget = async (ctx: Context, id: string) =>
  orNotFound(await store.selectTarget(ctx.db, id, toAudience(ctx)));

export async function addFavorite(ctx: Context, targetId: string): Promise<void> {
  const { userId } = signedIn(ctx);
  const { kind, ownerId } = await getTarget(ctx, targetId);
  await transact(ctx, async (tx) => {
    await lockForUser(tx.db, "favorite", userId);
    const [known] = await store.selectFavoriteIds(tx.db, userId, [targetId]);
    if (known) return;
    enforce(mayAddFavorite(await store.countFavorites(tx.db, userId)));
    const favorite = { id: newId(), userId, kind, targetId, note: null, createdAt: tx.clock.now() };
    if (!(await store.insertFavorite(tx.db, favorite))) return;
    await store.increaseCount(tx.db, targetId);
    await publish(tx, "favorite.added", { userId });
    if (kind !== "profile" || ownerId === userId) return;
    await publish(tx, "profile.stat-recorded", { profileId: targetId, what: "favorites" });
  });
}

/** Removes a favorite, even if its target no longer exists. Returns the note, so that the removal can be undone. */
export async function removeFavorite(ctx: Context, targetId: string): Promise<string | null> {
  const { userId } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const gone = await store.deleteFavorite(tx, userId, targetId);
    if (gone) await store.decreaseCount(tx.db, targetId);
    return gone?.note ?? null;
  });
}

/** A favorite with its target as visitors currently see it. The target is null if anything hides it. */
export interface FavoriteWithTarget extends store.FavoriteRow {
  profile: FavoriteProfile | null;
  product: FavoriteProduct | null;
}

export async function listFavorites(
  ctx: Context,
  { page, limit }: { page: number; limit: number },
): Promise<{ favorites: FavoriteWithTarget[]; total: number }> {
  const { userId } = signedIn(ctx);
  const rows = await store.selectFavorites(ctx, userId, { limit, offset: (page - 1) * limit });
  return { favorites: await addTargets(ctx, rows), total: await store.countFavorites(ctx.db, userId) };
}

async function addTargets(ctx: Context, rows: store.FavoriteRow[]): Promise<FavoriteWithTarget[]> {
  const getIds = (kind: store.FavoriteRow["kind"]) =>
    rows.filter((row) => row.kind === kind).map(({ targetId }) => targetId);
  const profiles = await listShownCards(ctx, getIds("profile"));
  const products = await listShownListings(ctx, getIds("product"));
  return rows.map((row) => ({
    ...row,
    profile: profiles.find(({ _id }) => _id === row.targetId) ?? null,
    product: products.find(({ _id }) => _id === row.targetId) ?? null,
  }));
}

export const listFavoriteIds = (ctx: Context, ids: readonly string[]) =>
  store.selectFavoriteIds(ctx.db, signedIn(ctx).userId, ids);

export async function getFavoriteCount(ctx: Context, targetId: string): Promise<number> {
  await getTarget(ctx, targetId);
  return store.selectCount(ctx.db, targetId);
}

export async function updateFavoriteNote(ctx: Context, targetId: string, note: string | null): Promise<void> {
  const { userId } = signedIn(ctx);
  const isKept = await transact(ctx, (tx) => store.updateNote(tx, userId, targetId, note));
  if (!isKept) throw new Problem("not_found");
}
