import { transact, type Context } from "#platform/context.ts";
import { createVisitorCache } from "#platform/visitor-cache.ts";
import { findRotation, getSlot, getSlotStart, type Rotation } from "../rotation.ts";
import { selectGenerations } from "../store/rotation.ts";
import * as drawing from "../store/rotation-drawing.ts";

/** Generations that are kept: tonight's, and the one before it for pages that began earlier. */
const kept = 2;

const cacheGenerations = createVisitorCache<Awaited<ReturnType<typeof selectGenerations>>>();
const getGenerations = (ctx: Context) => cacheGenerations(ctx, "rotation", () => selectGenerations(ctx.db));

/**
 * Returns the rotation of this moment. New keys count from the next slot on: a slot keeps its order, and replicas have
 * the keys by then.
 */
export async function getRotation(ctx: Context): Promise<Rotation> {
  const slot = getSlot(ctx.clock.now());
  const generations = await getGenerations(ctx);
  const drawn = generations.find(({ drawnAt }) => drawnAt < getSlotStart(slot)) ?? generations.at(-1);
  return { generation: drawn?.generation ?? 0, slot };
}

/** Returns whether a list that began with this rotation can go on. */
export async function isKept(ctx: Context, { generation }: Rotation): Promise<boolean> {
  const isSame = (drawn: { generation: number }) => drawn.generation === generation;
  return (await getGenerations(ctx)).some(isSame) || (await selectGenerations(ctx.db)).some(isSame);
}

/** Returns the rotation of a list's first page while it is kept, otherwise that of this moment. */
export async function resumeRotation(ctx: Context, token: string | undefined): Promise<Rotation> {
  const first = token ? findRotation(token) : null;
  return first && (await isKept(ctx, first)) ? first : getRotation(ctx);
}

/** Draws new keys for every public profile. */
export async function drawRotation(ctx: Context): Promise<void> {
  await transact(ctx, async (tx) => {
    await drawing.lockDrawing(tx.db);
    const [newest] = await selectGenerations(tx.db);
    const generation = (newest?.generation ?? 0) + 1;
    const now = tx.clock.now();
    const slot = getSlot(now);
    // A job may run twice, and a second drawing would end lists that are being read.
    if (newest && newest.drawnAt >= getSlotStart(slot)) return;
    await drawing.insertGeneration(tx.db, { generation, now, slot });
    await drawing.deleteGenerationsBefore(tx.db, generation - kept + 1);
    tx.afterCommit(() => tx.pages.purge());
  });
}

const maxReported = 20;

/** Checks the invariant that every public profile has its place in each generation. */
export async function checkRotation(ctx: Context): Promise<string[]> {
  const misplaced = await drawing.selectMisplaced(ctx.db, maxReported);
  return misplaced.map(({ id }) => `profile ${id} has no right place in the rotation`);
}
