import { limits } from "@vesper/contract/core/limits";
import type { Socket } from "socket.io";

/**
 * Disconnects a client that has stopped reading, before its buffer exhausts the memory. After reconnecting, the
 * client requests missed messages by sequence number.
 */
export function disconnectSlowClient({ conn }: Socket): void {
  let bufferedLength = 0;
  conn.on("packetCreate", ({ data }: { data?: unknown }) => {
    if (typeof data === "string") bufferedLength += data.length;
    if (bufferedLength <= limits.chat.buffered) return;
    // Close without sending a close packet, which would only wait in the same full buffer.
    conn.close(true);
    conn.request.socket.destroy();
  });
  // Fires after the buffer has been flushed, which happens only while the client keeps up.
  conn.on("drain", () => {
    bufferedLength = 0;
  });
}
