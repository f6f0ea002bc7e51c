import type { Platform } from "../context.ts";
import type { Sockets } from "./sockets.ts";

/** The check runs even while the cluster is healthy: a node may have died between a ban and its broadcast. */
const checkInterval = 5_000;
/** Number of sessions per query. */
const batchSize = 1_000;

interface RevocationCheck {
  findRevoked(sessionIds: readonly string[]): Promise<string[]>;
}

/**
 * Disconnects sockets of revoked sessions, and drops all connections on rejoin, because bans and messages from other
 * nodes may have been missed. Returns a function that stops the checks.
 */
export function revalidateConnections(
  { nodes, log }: Platform,
  sockets: Sockets,
  { findRevoked }: RevocationCheck,
): () => void {
  let isChecking = false;

  async function disconnectRevoked() {
    const sessionIds = sockets.getLocalSessions();
    for (let at = 0; at < sessionIds.length; at += batchSize) {
      sockets.disconnectLocalSessions(await findRevoked(sessionIds.slice(at, at + batchSize)));
    }
  }

  async function checkSessions() {
    if (isChecking) return;
    isChecking = true;
    try {
      await disconnectRevoked();
    } catch (error) {
      log.warn({ err: error }, "could not revalidate sessions");
    } finally {
      isChecking = false;
    }
  }

  nodes.whileIsolated(checkSessions);
  nodes.onRejoin(() => void sockets.dropLocalConnections());
  const timer = setInterval(() => void checkSessions(), checkInterval).unref();
  return () => clearInterval(timer);
}
