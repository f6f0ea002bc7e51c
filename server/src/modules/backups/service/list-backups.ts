import { addMilliseconds, day } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import * as store from "../store.ts";

const failuresShown = 7 * day;

/** Lists the backups that exist and recent failures, newest first. */
export const listBackups = (ctx: Context): Promise<store.BackupRow[]> =>
  store.selectBackups(ctx.db, addMilliseconds(ctx.clock.now(), -failuresShown));
