import { forgetTexts, startOutbox } from "#web/features/chat/own-outbox.ts";
import { forgetReviewDraft } from "#web/features/reviews/own/review-draft.ts";
import { start } from "#web/realtime/start.ts";
import { currentSession } from "#web/session/session-store.ts";

/** All that goes on behind the pages of somebody who is signed in. */
export function startLive(userId: string): () => void {
  const endings = [startOutbox(userId), start()];
  return () => {
    for (const end of endings) end();
    const session = currentSession();
    if (session.status !== "signed-out" || !session.isLeaving) return;
    forgetTexts(userId);
    forgetReviewDraft();
  };
}
