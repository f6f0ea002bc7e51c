import { transact, type Context } from "#platform/context.ts";
import { selectIsSealingOn } from "#platform/database/sealing-state.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";
import { sealPlainMessages } from "../store/plain-messages.ts";
import {
  sealPlainContacts,
  sealPlainEvidence,
  sealPlainNotes,
  sealPlainPhones,
} from "../store/plain-rows.ts";

const batchSize = 200;
/** Bounds one run; the next one, a minute later, continues. */
const maxBatches = 100;

const inTransaction =
  (seal: (ctx: SealingContext, limit: number) => Promise<number>) => (ctx: Context, limit: number) =>
    transact(ctx, (tx) => seal(tx, limit));

const steps = [
  sealPlainMessages,
  ...[sealPlainPhones, sealPlainContacts, sealPlainNotes, sealPlainEvidence].map(inTransaction),
];

/**
 * Seals rows that were written before sealing was switched on, or by a node that had not noticed yet. Small batches,
 * each stored at once: a stopped run loses nothing and the next one continues.
 */
export async function sealRows(ctx: Context): Promise<void> {
  if (!(await selectIsSealingOn(ctx.db))) return;
  for (const seal of steps) {
    for (let batch = 0; batch < maxBatches; batch += 1) {
      if ((await seal(ctx, batchSize)) < batchSize) break;
    }
  }
}
