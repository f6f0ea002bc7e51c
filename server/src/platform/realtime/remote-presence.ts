import type { Nodes } from "../nodes/nodes.ts";

/** Interval at which each node broadcasts its sequence number. */
const heartbeatInterval = 2_000;
/** A node that is silent for this long, while this one is not isolated, is gone with all its connections. */
const nodeTimeout = 7_000;
/**
 * Snapshot requests to a node are throttled. The reply is delayed, so that one reply serves all nodes that requested
 * it.
 */
const [requestInterval, answerDelay] = [1_500, 200];

interface RemoteNode {
  userIds: Set<string>;
  /** Sequence number of the last presence message received from the node. */
  at: number;
  heardAt: number;
}

interface LocalPresence {
  getUserIds(): Iterable<string>;
  /** Called when a person connects to a first other node, or disconnects from the last one. */
  handleRemoteChange(userId: string, isRemote: boolean): void;
}

/** Advances the node's sequence number; returns false if a message was missed. */
function advanceSequence(node: RemoteNode, at: number, isNew: boolean): boolean {
  node.heardAt = performance.now();
  if (at !== node.at + (isNew ? 1 : 0)) return false;
  node.at = at;
  return true;
}

/** Tracks people by remote node. Reports when a person connects to a first remote node or leaves the last one. */
function createRemoteRoster(local: LocalPresence) {
  const remoteNodes = new Map<string, RemoteNode>();
  const counts = new Map<string, number>();

  function changeCount(userId: string, change: 1 | -1) {
    const before = counts.get(userId) ?? 0;
    if (before + change > 0) counts.set(userId, before + change);
    else counts.delete(userId);
    if (before === 0 || before + change === 0) local.handleRemoteChange(userId, change === 1);
  }

  function add({ userIds }: RemoteNode, userId: string) {
    if (userIds.has(userId)) return;
    userIds.add(userId);
    changeCount(userId, 1);
  }

  function remove({ userIds }: RemoteNode, userId: string) {
    if (userIds.delete(userId)) changeCount(userId, -1);
  }

  return {
    remoteNodes,
    add,
    remove,
    has: (userId: string) => counts.has(userId),
    replace(from: string, everyone: readonly string[], at: number) {
      const node = remoteNodes.get(from) ?? { userIds: new Set(), at, heardAt: 0 };
      remoteNodes.set(from, node);
      Object.assign(node, { at, heardAt: performance.now() });
      const now = new Set(everyone);
      for (const userId of now) add(node, userId);
      for (const userId of node.userIds) if (!now.has(userId)) remove(node, userId);
    },
    /** Drops nodes that have timed out. No node times out while this one is isolated. */
    dropTimedOut(isIsolated: boolean): string[] {
      const now = performance.now();
      if (isIsolated) for (const neighbour of remoteNodes.values()) neighbour.heardAt = now;
      const gone = [...remoteNodes].filter(([, { heardAt }]) => now - heardAt > nodeTimeout);
      for (const [id, neighbour] of gone) {
        remoteNodes.delete(id);
        for (const userId of neighbour.userIds) remove(neighbour, userId);
      }
      return gone.map(([id]) => id);
    },
  };
}

/** Requests snapshots from other nodes and answers their requests. */
function createSnapshotRequests(nodes: Nodes, answer: () => void) {
  const askedAt = new Map<string, number>();
  let answering: NodeJS.Timeout | null = null;

  nodes.on("presence.wanted", ({ of }) => {
    if (of !== nodes.id) return;
    answering ??= setTimeout(() => {
      answering = null;
      answer();
    }, answerDelay).unref();
  });

  return {
    ask(of: string) {
      const now = performance.now();
      if (now - (askedAt.get(of) ?? -requestInterval) < requestInterval) return;
      askedAt.set(of, now);
      nodes.broadcast("presence.wanted", { of });
    },
    forget: (id: string) => void askedAt.delete(id),
    close() {
      if (answering) clearTimeout(answering);
    },
  };
}

/**
 * Tracks who is connected to other nodes. Each node broadcasts its changes; a node that misses a message requests a
 * full snapshot.
 */
export function createRemotePresence(nodes: Nodes, local: LocalPresence) {
  const roster = createRemoteRoster(local);
  let sequence = 0;
  const snapshotRequests = createSnapshotRequests(nodes, () =>
    nodes.broadcast("presence.everyone", { userIds: [...local.getUserIds()], at: sequence }),
  );

  /** Returns the node if this message directly follows the last one received from it; otherwise requests a snapshot. */
  function findInSequence(from: string, at: number, isNew: boolean): RemoteNode | null {
    const node = roster.remoteNodes.get(from);
    if (node && advanceSequence(node, at, isNew)) return node;
    snapshotRequests.ask(from);
    return null;
  }

  nodes.on("presence.entered", ({ userId, at }, from) => {
    const neighbour = findInSequence(from, at, true);
    if (neighbour) roster.add(neighbour, userId);
  });

  nodes.on("presence.left", ({ userId, at }, from) => {
    const neighbour = findInSequence(from, at, true);
    if (neighbour) roster.remove(neighbour, userId);
  });

  nodes.on("presence.beat", ({ at }, from) => void findInSequence(from, at, false));

  nodes.on("presence.everyone", ({ userIds, at }, from) => roster.replace(from, userIds, at));

  function beatAndPurge() {
    nodes.broadcast("presence.beat", { at: sequence });
    for (const id of roster.dropTimedOut(nodes.isIsolated)) snapshotRequests.forget(id);
  }

  const timer = setInterval(beatAndPurge, heartbeatInterval).unref();

  return {
    has: roster.has,
    entered: (userId: string) => nodes.broadcast("presence.entered", { userId, at: (sequence += 1) }),
    left: (userId: string) => nodes.broadcast("presence.left", { userId, at: (sequence += 1) }),
    /** Sends no `presence.left`: clients reconnect to another node before anyone sees them offline. */
    close() {
      clearInterval(timer);
      snapshotRequests.close();
    },
  };
}
