import { transact, type Context } from "#platform/context.ts";
import { createVisitorCache } from "#platform/visitor-cache.ts";
import { findRotation, getSlot, type Rotation } from "../rotation.ts";
import { selectGenerations } from "../store/rotation.ts";
import * as drawing from "../store/rotation-drawing.ts";

/** Generations that are kept: tonight's, and the one before it for pages that began earlier. */
const kept = 2;

const cacheGenerations = createVisitorCache<number[]>();
const getGenerations = (ctx: Context) => cacheGenerations(ctx, "rotation", () => selectGenerations(ctx.db));

/** Returns the rotation of this moment. */
export async function getRotation(ctx: Context): Promise<Rotation> {
  const [generation = 0] = await getGenerations(ctx);
  return { generation, slot: getSlot(ctx.clock.now()) };
}

/** Returns whether a list that began with this rotation can go on. */
export async function isKept(ctx: Context, { generation }: Rotation): Promise<boolean> {
  return (
    (await getGenerations(ctx)).includes(generation) || (await selectGenerations(ctx.db)).includes(generation)
  );
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
    const [newest = 0] = await selectGenerations(tx.db);
    const generation = newest + 1;
    const now = tx.clock.now();
    await drawing.insertGeneration(tx.db, { generation, now, slot: getSlot(now) });
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
