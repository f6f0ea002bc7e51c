import { limits } from "@vesper/contract/core/limits";
import type { Socket } from "socket.io";

/**
 * Disconnects a client that stops reading before its buffer fills the memory; it requests missed messages by sequence.
 */
export function disconnectSlowClient({ conn }: Socket): void {
  let bufferedLength = 0;
  conn.on("packetCreate", ({ data }: { data?: unknown }) => {
    if (typeof data === "string") bufferedLength += data.length;
    if (bufferedLength <= limits.chat.buffered) return;
    // Closes without a packet, which would queue behind the others and count, too.
    conn.close(true);
    conn.request.socket.destroy();
  });
  // Fires when the buffer was flushed, which happens only while the client keeps up.
  conn.on("drain", () => {
    bufferedLength = 0;
  });
}
