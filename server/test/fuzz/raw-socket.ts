import { getPort } from "../raw-connection.ts";
import type { World } from "../world.ts";

/** Limit for any reply, even on a busy machine. */
export const replyTimeout = 15_000;

/**
 * A WebSocket that speaks the packets of Socket.IO by hand, for those that no client library sends. A token connects it
 * to the main namespace; without one, nothing is sent before the test's own packets.
 */
export async function openRawSocket({ http }: World, token?: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${getPort(http)}/socket.io/?EIO=4&transport=websocket`);
  const heard: string[] = [];
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((look) => look());
  let isClosed = false;
  socket.addEventListener("message", ({ data }) => {
    if (data === "2") return socket.send("3");
    heard.push(String(data));
    wake();
  });
  socket.addEventListener("close", () => {
    isClosed = true;
    wake();
  });
  socket.addEventListener("error", () => {});

  /** Resolves with the first matching packet, with "closed", or with "silent" after the timeout. */
  function waitForPacket(start: string): Promise<string> {
    return new Promise((resolve) => {
      const finish = (outcome: string) => {
        waiting.delete(look);
        clearTimeout(timer);
        resolve(outcome);
      };
      const look = () => {
        const found = heard.find((packet) => packet.startsWith(start));
        if (found !== undefined) finish(found);
        else if (isClosed) finish("closed");
      };
      const timer = setTimeout(() => finish("silent"), replyTimeout);
      waiting.add(look);
      look();
    });
  }

  await waitForPacket("0");
  if (token) {
    socket.send(`40${JSON.stringify({ token })}`);
    await waitForPacket("40");
  }
  return {
    heard,
    send: (packet: string) => void (isClosed || socket.send(packet)),
    waitForPacket,
    close: () => socket.close(),
  };
}
