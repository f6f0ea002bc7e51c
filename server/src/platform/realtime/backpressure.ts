import { limits } from "@vesper/contract/core/limits";
import type { Socket } from "socket.io";

/** Whoever stops reading is cut before what waits for them fills the memory; they ask again by sequence. */
export function disconnectSlowClient({ conn }: Socket): void {
  let bufferedLength = 0;
  conn.on("packetCreate", ({ data }: { data?: unknown }) => {
    if (typeof data === "string") bufferedLength += data.length;
    if (bufferedLength <= limits.chat.buffered) return;
    // Without a word: it would wait behind all the others, and be one more to count.
    conn.close(true);
    conn.request.socket.destroy();
  });
  // Said when everything that waited was handed on, which happens only while the reader keeps up.
  conn.on("drain", () => {
    bufferedLength = 0;
  });
}
