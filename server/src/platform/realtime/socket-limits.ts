import { limits } from "@vesper/contract/core/limits";
import type { Server, Socket } from "socket.io";
import { toUserRoom } from "./rooms.ts";

const minute = 60_000;

/**
 * Returns a function that checks whether a person may open another connection. It is called in the handshake, before
 * the socket joins its room.
 */
export function createConnectionLimit(io: Server): (userId: string) => boolean {
  const entering = new Map<string, number>();
  return (userId) => {
    const open = io.sockets.adapter.rooms.get(toUserRoom(userId))?.size ?? 0;
    const ahead = entering.get(userId) ?? 0;
    if (open + ahead >= limits.socket.perPerson) return false;
    entering.set(userId, ahead + 1);
    // By the next turn of the event loop, the socket has joined its room or has been rejected.
    setImmediate(() => {
      const left = (entering.get(userId) ?? 1) - 1;
      if (left > 0) entering.set(userId, left);
      else entering.delete(userId);
    });
    return true;
  };
}

/** Counts refused events and disconnects a client that exceeds the limit per minute. */
export function disconnectAfterRefusals(socket: Socket): () => void {
  let [refused, since] = [0, performance.now()];
  return () => {
    if (performance.now() - since > minute) [refused, since] = [0, performance.now()];
    refused += 1;
    if (refused > limits.socket.refusals) socket.disconnect(true);
  };
}
