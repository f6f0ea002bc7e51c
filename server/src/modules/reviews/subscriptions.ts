import type { Transaction } from "#platform/context.ts";
import type { Subscriptions } from "#platform/module.ts";
import { deleteUnpublishedByAuthor } from "./store/reviews.ts";

/**
 * Reviews outlive their author's account under a placeholder name, so cached pages that show the author must be
 * purged.
 */
const purgePages = (tx: Transaction) => tx.afterCommit(() => tx.pages.purge());

export const reviewSubscriptions: Subscriptions = {
  "user.closed": purgePages,
  "user.reopened": purgePages,
  "user.erased": (tx, { userId }) => deleteUnpublishedByAuthor(tx.db, userId),
};
