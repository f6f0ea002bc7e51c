import type { Nodes } from "../nodes/nodes.ts";
import { createElsewhere } from "./elsewhere.ts";

/** Who is connected, to whichever node. Several tabs are one person, and a page that is changed is nobody leaving. */
export interface Presence {
  has(userId: string): boolean;
  /** Hears of the first connection and of the end of the last one. */
  watch(listener: PresenceListener): void;
}

export type PresenceListener = (userId: string, isOnline: boolean) => void;

/** How long somebody may be without a connection before others are told. */
export const patience = 1_500;

export function createPresence(nodes: Nodes) {
  const connections = new Map<string, number>();
  const leaving = new Map<string, NodeJS.Timeout>();
  const listeners: PresenceListener[] = [];
  const announce = (userId: string, isOnline: boolean) => {
    for (const listener of listeners) listener(userId, isOnline);
  };
  const elsewhere = createElsewhere(nodes, {
    everyone: () => connections.keys(),
    changed: (userId, isElsewhere) => void (!connections.has(userId) && announce(userId, isElsewhere)),
  });

  function leave(userId: string) {
    leaving.delete(userId);
    connections.delete(userId);
    elsewhere.left(userId);
    if (!elsewhere.has(userId)) announce(userId, false);
  }

  return {
    has: (userId: string) => connections.has(userId) || elsewhere.has(userId),
    watch: (listener: PresenceListener) => void listeners.push(listener),

    enter(userId: string) {
      clearTimeout(leaving.get(userId));
      leaving.delete(userId);
      const before = connections.get(userId);
      connections.set(userId, (before ?? 0) + 1);
      if (before !== undefined) return;
      elsewhere.entered(userId);
      if (!elsewhere.has(userId)) announce(userId, true);
    },

    exit(userId: string) {
      const left = (connections.get(userId) ?? 0) - 1;
      if (left < 0) return;
      connections.set(userId, left);
      if (left === 0) leaving.set(userId, setTimeout(leave, patience, userId).unref());
    },

    /** At the end nobody is left to be told. */
    clear() {
      for (const timer of leaving.values()) clearTimeout(timer);
      leaving.clear();
      connections.clear();
      elsewhere.close();
    },
  } satisfies Presence & Record<string, unknown>;
}
