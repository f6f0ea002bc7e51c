import {
  isConnected,
  subscribe,
  startRealtime,
  combineCleanups,
  subscribeToConnection,
} from "./connection.ts";
import { updateOnlineUsers } from "./online.ts";

/** Everything that a signed-in person's page listens to, whatever it shows. */
export function startLiveUpdates(): () => void {
  return combineCleanups(trackPresence(), startRealtime());
}

/** Keeps who is here for as long as there is a connection; without one nobody knows. */
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
