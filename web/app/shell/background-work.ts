import { clearStoredTexts, startOutbox } from "#web/features/chat/own-outbox.ts";
import { startLiveUpdates } from "#web/realtime/live-updates.ts";
import { getCurrentSession } from "#web/session/session-store.ts";
import { clearPersonalItems } from "./clear-personal-items.ts";

/** Starts all background work for a signed-in user. At the end of the session, the browser forgets what they wrote. */
export function startBackgroundWork(userId: string): () => void {
  const endings = [startOutbox(userId), startLiveUpdates()];
  return () => {
    for (const end of endings) end();
    const session = getCurrentSession();
    if (session.status === "signed-in" && session.user._id === userId) return;
    clearStoredTexts(userId);
    clearPersonalItems();
  };
}
