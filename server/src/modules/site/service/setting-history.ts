import type { SettingsInForce } from "@vesper/contract/core/admin-settings";
import { SettingChanges } from "@vesper/contract/core/setting-values";
import { transact, type Context } from "#platform/context.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import * as store from "../store.ts";
import { readSettings, storeSettings } from "./settings.ts";

export async function listSettingChanges(
  ctx: Context,
  window: { limit: number; offset: number },
): Promise<{ rows: store.ChangeRow[]; total: number }> {
  return { rows: await store.selectChanges(ctx.db, window), total: await store.countChanges(ctx.db) };
}

/** Restores the value before a change, unless the setting was changed again since. */
export async function undoSettingChange(ctx: Context, id: string): Promise<SettingsInForce> {
  await transact(ctx, async (tx) => {
    await store.lockSettings(tx.db);
    const change = orNotFound(await store.selectChange(tx.db, id));
    if (!change.isLatest) {
      throw new Problem(
        "conflict",
        "This setting was changed again since. Undo the newer change first, or set the value yourself.",
      );
    }
    // The rules may have become stricter since the value was stored.
    const { data, error } = SettingChanges.safeParse({ [change.name]: change.before });
    if (error) throw new Problem("conflict", "The earlier value is no longer allowed.");
    await storeSettings(tx, data, { action: "settings.undone", undid: id });
  });
  return readSettings(ctx);
}
