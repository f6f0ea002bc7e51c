import { connectSocket } from "./chat-traffic.ts";

/** Opens connections and keeps them. They only answer heartbeats. */
export interface IdleRequest {
  url: string;
  auths: object[];
}

/** Handshakes at a time, so that the server is not asked for all of them at once. */
const batchSize = 50;

async function openSockets({ url, auths }: IdleRequest): Promise<void> {
  for (let at = 0; at < auths.length; at += batchSize) {
    await Promise.all(auths.slice(at, at + batchSize).map((auth) => connectSocket(url, auth)));
  }
}

process.on("message", (request: IdleRequest) => {
  openSockets(request).then(
    () => process.send?.("connected"),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on("disconnect", () => process.exit());
