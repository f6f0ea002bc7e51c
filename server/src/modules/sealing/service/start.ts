import type { Context } from "#platform/context.ts";
import { addRootId, selectSealingState, switchSealingOn } from "#platform/database/sealing-state.ts";
import { StartFailure } from "#platform/problem.ts";
import { getIndexKey } from "#platform/sealing/index-key.ts";

/**
 * Refuses to start without a root key that the database needs: a node would serve conversations without text and seal
 * new text with a key that others lack. A site with one process starts sealing at once; with several, the others may
 * still run a release that cannot read sealed rows.
 */
export async function prepareSealing(ctx: Context): Promise<void> {
  const { ids } = ctx.sealing.roots;
  const { rootIds } = await selectSealingState(ctx.db);
  const missing = rootIds.filter((needed) => !ids.some((id) => id.equals(needed)));
  if (missing.length > 0) throw new StartFailure(describeMissing(missing));
  const [newest] = ids;
  if (newest) await addRootId(ctx.db, newest);
  await getIndexKey(ctx);
  if (!ctx.config.redisUrl) await switchSealingOn(ctx.db, ctx.clock.now());
}

const describeMissing = (missing: readonly Buffer[]) =>
  `this database is sealed with another DOCUMENT_KEY (${missing.map((id) => id.toString("hex")).join(", ")}); ` +
  "set the key it was sealed with, or restore the file document-key in DATA_DIR. Without it, messages and contacts cannot be read";
