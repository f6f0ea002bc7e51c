import { clearStoredTexts, startOutbox } from "#web/features/chat/own-outbox.ts";
import { removeReviewDraft } from "#web/features/reviews/own/review-draft.ts";
import { startLiveUpdates } from "#web/realtime/live-updates.ts";
import { removePendingIntent } from "#web/session/pending-intent.ts";
import { getCurrentSession } from "#web/session/session-store.ts";

/** Starts all background work for a signed-in user. */
export function startBackgroundWork(userId: string): () => void {
  const endings = [startOutbox(userId), startLiveUpdates()];
  return () => {
    for (const end of endings) end();
    const session = getCurrentSession();
    if (session.status !== "signed-out" || !session.isLeaving) return;
    clearStoredTexts(userId);
    removeReviewDraft();
    removePendingIntent();
  };
}
