import type { Socket } from "socket.io";
import type { Platform } from "../context.ts";
import type { ConnectedSession, Sockets } from "./sockets.ts";

/** The check runs even while the cluster is healthy: a node may have died between a ban and its broadcast. */
const checkInterval = 5_000;
/** Number of sessions per query. */
const batchSize = 1_000;

interface OutdatedCheck {
  findOutdated(sessions: readonly ConnectedSession[]): Promise<string[]>;
  /** Whether the person at this socket has to prove their age by now. */
  isGated(socket: Socket): boolean;
}

/**
 * Disconnects sockets of revoked sessions, of accounts whose roles changed and of people who have to prove their age,
 * and drops all connections on rejoin, because bans and messages from other nodes may have been missed. Returns a
 * function that stops the checks.
 */
export function revalidateConnections(
  { nodes, log }: Platform,
  sockets: Sockets,
  { findOutdated, isGated }: OutdatedCheck,
): () => void {
  let isChecking = false;

  async function disconnectOutdated() {
    for (const socket of sockets.io.sockets.sockets.values()) if (isGated(socket)) socket.disconnect(true);
    const sessions = sockets.getLocalSessions();
    for (let at = 0; at < sessions.length; at += batchSize) {
      sockets.disconnectLocalSessions(await findOutdated(sessions.slice(at, at + batchSize)));
    }
  }

  async function checkSessions() {
    if (isChecking) return;
    isChecking = true;
    try {
      await disconnectOutdated();
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
