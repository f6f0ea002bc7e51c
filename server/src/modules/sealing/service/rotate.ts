import { rewrapPictureKeys } from "#modules/verification/index.ts";
import type { Context } from "#platform/context.ts";
import { selectSealingState } from "#platform/database/sealing-state.ts";
import { getIndexKey, indexOwner } from "#platform/sealing/index-key.ts";
import type { RootKeys } from "#platform/sealing/root-keys.ts";
import { StartFailure } from "#platform/problem.ts";
import {
  countKeysByRoot,
  keyTables,
  replaceKeys,
  selectOldKeys,
  updateRootState,
  type KeyTable,
} from "../store/wrapped-keys.ts";

const batchSize = 500;

export interface Rotation {
  /** Keys that were wrapped with the newest root key. */
  rewrapped: number;
  /** Keys that an older root key still wraps, because nodes created them during the run. */
  left: number;
}

/**
 * Wraps every key in the database with the newest root key. The keys themselves and the text stay as they are, so nodes
 * go on reading and writing. A stopped run is continued by the next one.
 */
export async function rotateKeys(ctx: Context): Promise<Rotation> {
  const { roots } = ctx.sealing;
  const newest = getNewest(roots);
  let rewrapped = await rewrapPictureKeys(ctx);
  for (const table of Object.keys(keyTables) as KeyTable[])
    rewrapped += await rewrapTable(ctx, table, newest);

  const indexKey = roots.wrapKey(indexOwner, await getIndexKey(ctx));
  await updateRootState(ctx.db, { ...(await selectSealingState(ctx.db)), indexKey });
  const used = await countKeysByRoot(ctx.db);
  const left = used.filter(({ rootId }) => !rootId.equals(newest));
  await updateRootState(ctx.db, { rootIds: [newest, ...left.map(({ rootId }) => rootId)], indexKey });
  return { rewrapped, left: left.reduce((sum, { keys }) => sum + keys, 0) };
}

function getNewest({ ids: [newest] }: RootKeys): Buffer {
  if (!newest) throw new StartFailure("DOCUMENT_KEY is missing");
  return newest;
}

async function rewrapTable(ctx: Context, table: KeyTable, rootId: Buffer): Promise<number> {
  const { roots } = ctx.sealing;
  let [after, count]: [string | null, number] = [null, 0];
  for (;;) {
    const rows = await selectOldKeys(ctx.db, table, { rootId, after, limit: batchSize });
    await replaceKeys(
      ctx.db,
      table,
      rows.map((row) => {
        const owner = `${keyTables[table]} ${row.id}`;
        return { ...row, rewrapped: roots.wrapKey(owner, roots.unwrapKey(owner, row.sealingKey)) };
      }),
    );
    count += rows.length;
    if (rows.length < batchSize) return count;
    after = rows.at(-1)?.id ?? null;
  }
}
