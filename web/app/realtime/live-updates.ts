import {
  isConnected,
  subscribe,
  startRealtime,
  combineCleanups,
  subscribeToConnection,
} from "./connection.ts";
import { updateOnlineUsers } from "./online.ts";

/** Starts all live subscriptions for a signed-in user. */
export function startLiveUpdates(): () => void {
  return combineCleanups(trackPresence(), startRealtime());
}

/** Tracks presence while connected. Without a connection, presence is unknown. */
function trackPresence(): () => void {
  return combineCleanups(
    subscribe("presence_snapshot", (ids) => updateOnlineUsers(() => new Set(ids))),
    subscribe("user_online", (id) => updateOnlineUsers((before) => new Set(before).add(id))),
    subscribe("user_offline", (id) =>
      updateOnlineUsers((before) => new Set(before).difference(new Set([id]))),
    ),
    subscribeToConnection(() => void (isConnected() || updateOnlineUsers(() => null))),
  );
}
