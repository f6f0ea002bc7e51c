import {
  dispatch,
  isConnected,
  subscribe,
  startRealtime,
  combineCleanups,
  subscribeToConnection,
} from "./connection.ts";
import { updateOnlineUsers } from "./online.ts";

/** Starts all live subscriptions for a signed-in user. */
export function startLiveUpdates(): () => void {
  return combineCleanups(trackPresence(), splitDeliveries(), startRealtime());
}

/** Passes a delivery on as the two events that subscribers know: the message, and its conversation. */
export function splitDeliveries(): () => void {
  return subscribe("message_delivered", ({ message, conversation }) => {
    dispatch("receive_message", message);
    dispatch("conversation_updated", { ...conversation, lastMessage: message });
  });
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
