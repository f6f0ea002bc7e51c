import type { Transaction } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Subscriptions } from "#platform/module.ts";
import { fileRemoval } from "./job-definitions.ts";
import { enqueueAvatarRemoval } from "./service/avatar.ts";
import { deleteLikesByUser } from "./store/engagement.ts";
import { deleteAvatar } from "./store/avatars.ts";
import { deleteMediaByOwner } from "./store/media.ts";

export const mediaSubscriptions: Subscriptions = {
  "user.erased": async (tx, { userId }) => {
    await deleteLikesByUser(tx.db, userId);
    await removeMediaByOwner(tx, userId);
    await enqueueAvatarRemoval(tx, await deleteAvatar(tx.db, userId));
  },
};

async function removeMediaByOwner(tx: Transaction, ownerId: string): Promise<void> {
  const ids = (await deleteMediaByOwner(tx.db, ownerId)).map(({ id }) => id);
  if (ids.length > 0) await enqueue(tx, fileRemoval, { ids });
}
