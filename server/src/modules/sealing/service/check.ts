import type { Context } from "#platform/context.ts";
import { selectSealingState } from "#platform/database/sealing-state.ts";
import { addMilliseconds, hour } from "#platform/clock.ts";
import { countPlainRows } from "../store/plain-counts.ts";

/** Time that the job may need for the rows of nodes that noticed the switch late. */
const graceTime = hour;

/** Invariant: once sealing is on, the job leaves no plain row. */
export async function checkSealing(ctx: Context): Promise<string[]> {
  const { onSince } = await selectSealingState(ctx.db);
  if (!onSince || onSince > addMilliseconds(ctx.clock.now(), -graceTime)) return [];
  return Object.entries(await countPlainRows(ctx.db)).flatMap(([table, count]) =>
    count > 0 ? `${table}: ${count} ${count === 1 ? "row is" : "rows are"} not sealed yet` : [],
  );
}
