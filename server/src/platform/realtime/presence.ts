import type { Nodes } from "../nodes/nodes.ts";
import { createRemotePresence } from "./remote-presence.ts";

/**
 * People connected to any node. Several tabs count as one person, and navigating between pages does not count as
 * leaving.
 */
export interface Presence {
  has(userId: string): boolean;
  /** Subscribes to first connections and last disconnections. */
  subscribe(listener: PresenceListener): void;
}

export type PresenceListener = (userId: string, isOnline: boolean) => void;

/** Time without a connection before a person counts as offline. */
export const disconnectGrace = 1_500;

export function createPresence(nodes: Nodes) {
  const connections = new Map<string, number>();
  const leaving = new Map<string, NodeJS.Timeout>();
  const listeners: PresenceListener[] = [];
  const notifyListeners = (userId: string, isOnline: boolean) => {
    for (const listener of listeners) listener(userId, isOnline);
  };
  const remotePresence = createRemotePresence(nodes, {
    getUserIds: () => connections.keys(),
    handleRemoteChange: (userId, isRemote) =>
      void (!connections.has(userId) && notifyListeners(userId, isRemote)),
  });

  function handleLeft(userId: string) {
    leaving.delete(userId);
    connections.delete(userId);
    remotePresence.left(userId);
    if (!remotePresence.has(userId)) notifyListeners(userId, false);
  }

  return {
    has: (userId: string) => connections.has(userId) || remotePresence.has(userId),
    subscribe: (listener: PresenceListener) => void listeners.push(listener),

    enter(userId: string) {
      clearTimeout(leaving.get(userId));
      leaving.delete(userId);
      const before = connections.get(userId);
      connections.set(userId, (before ?? 0) + 1);
      if (before !== undefined) return;
      remotePresence.entered(userId);
      if (!remotePresence.has(userId)) notifyListeners(userId, true);
    },

    exit(userId: string) {
      const left = (connections.get(userId) ?? 0) - 1;
      if (left < 0) return;
      connections.set(userId, left);
      if (left === 0) leaving.set(userId, setTimeout(handleLeft, disconnectGrace, userId).unref());
    },

    /** Called on shutdown, so listeners are not notified. */
    clear() {
      for (const timer of leaving.values()) clearTimeout(timer);
      leaving.clear();
      connections.clear();
      remotePresence.close();
    },
  } satisfies Presence & Record<string, unknown>;
}
