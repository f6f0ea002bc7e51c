import type { SetupAdmin } from "@vesper/contract/core/setup";
import { createFirstAdmin } from "#modules/accounts/index.ts";
import { transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";

/** Creates the first admin, which ends setup on every node: their cached setup pages go. */
export const finishSetup = (ctx: Context, admin: SetupAdmin) =>
  transact(ctx, async (tx) => {
    const signedIn = await createFirstAdmin(tx, admin);
    await publish(tx, "setup.finished", {});
    tx.afterCommit(() => tx.pages.purge());
    return signedIn;
  });
