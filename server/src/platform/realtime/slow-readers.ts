import { limits } from "@vesper/contract/limits";
import type { Socket } from "socket.io";

/** Whoever stops reading is cut before what waits for them fills the memory; they ask again by sequence. */
export function cutWhenSlow(socket: Socket): void {
  let waiting = 0;
  socket.conn.on("packetCreate", ({ data }: { data?: unknown }) => {
    if (typeof data === "string") waiting += data.length;
    if (waiting > limits.chat.buffered) socket.disconnect(true);
  });
  // Said when everything that waited was handed on, which happens only while the reader keeps up.
  socket.conn.on("drain", () => {
    waiting = 0;
  });
}
