import { audit } from "#modules/moderation/index.ts";
import { transact, type Context } from "#platform/context.ts";
import { switchSealingOn } from "#platform/database/sealing-state.ts";

/** Switches sealed writing on for all nodes; false if it is on already. It cannot be switched off. */
export const turnSealingOn = (ctx: Context): Promise<boolean> =>
  transact(ctx, async (tx) => {
    if (!(await switchSealingOn(tx.db, tx.clock.now()))) return false;
    await audit(tx, { action: "sealing.turned_on", subject: { type: "site", id: null } });
    return true;
  });
