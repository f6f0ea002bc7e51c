import type { Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Subscriptions } from "#platform/module.ts";
import { fileRemoval } from "./job-definitions.ts";
import { letGo } from "./service/avatar.ts";
import { deleteLikesOf } from "./store/attention.ts";
import { deleteAvatar } from "./store/avatars.ts";
import { deleteMediaOf } from "./store/media.ts";

export const mediaSubscriptions: Subscriptions = {
  "user.erased": async (tx, { userId }) => {
    await deleteLikesOf(tx.db, userId);
    await removeMediaOf(tx, userId);
    await letGo(tx, await deleteAvatar(tx.db, userId));
  },
};

async function removeMediaOf(tx: Transaction, ownerId: string): Promise<void> {
  const ids = (await deleteMediaOf(tx.db, ownerId)).map(({ id }) => id);
  if (ids.length > 0) await enqueue(tx, fileRemoval, { ids });
}
