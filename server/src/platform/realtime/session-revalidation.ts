import type { Platform } from "../context.ts";
import type { Sockets } from "./sockets.ts";

/** However well the nodes hear each other: one may have died between its ban and the word of it. */
const checkInterval = 5_000;
/** How many sessions are looked up at once. */
const batchSize = 1_000;

interface RevocationCheck {
  findRevoked(sessionIds: readonly string[]): Promise<string[]>;
}

/** While the other nodes cannot be heard, somebody may have been banned there, or written to. Gives the end of it. */
export function revalidateConnections(
  { nodes, log }: Platform,
  sockets: Sockets,
  { findRevoked }: RevocationCheck,
): () => void {
  let isChecking = false;

  async function disconnectRevoked() {
    const sessionIds = sockets.sessionsHere();
    for (let at = 0; at < sessionIds.length; at += batchSize) {
      sockets.cutSessionsHere(await findRevoked(sessionIds.slice(at, at + batchSize)));
    }
  }

  async function checkSessions() {
    if (isChecking) return;
    isChecking = true;
    try {
      await disconnectRevoked();
    } catch (error) {
      log.warn({ err: error }, "could not look who is still welcome");
    } finally {
      isChecking = false;
    }
  }

  nodes.whileIsolated(checkSessions);
  nodes.onRejoin(() => void sockets.loseEveryoneHere());
  const timer = setInterval(() => void checkSessions(), checkInterval).unref();
  return () => clearInterval(timer);
}
