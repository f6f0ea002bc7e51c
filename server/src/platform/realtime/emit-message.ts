import type { Server } from "socket.io";
import { toDeliveryRoom, toUserRoom } from "./rooms.ts";
import type { Realtime } from "./realtime.ts";

/**
 * Tabs that announce it get one event for a message. Older clients get two, and so does every client of a node of the
 * previous release, whose sockets are in no delivery room.
 */
export const createMessageEmitter =
  (io: Server, { isAlone }: { isAlone: boolean }): Realtime["emitMessage"] =>
  (userId, { message, conversation }, { except } = { except: "" }) => {
    const [everyTab, delivery] = [toUserRoom(userId), toDeliveryRoom(userId)];
    const { rooms } = io.sockets.adapter;
    const [tabs, combined] = [rooms.get(everyTab)?.size ?? 0, rooms.get(delivery)?.size ?? 0];
    if (!isAlone || combined > 0) {
      const { lastMessage: _lastMessage, ...rest } = conversation;
      io.to(delivery).except(except).emit("message_delivered", { message, conversation: rest });
    }
    if (isAlone && tabs === combined) return;
    io.to(everyTab).except(delivery).emit("receive_message", message);
    io.to(everyTab).except([delivery, except]).emit("conversation_updated", conversation);
  };
