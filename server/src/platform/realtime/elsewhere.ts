import type { Nodes } from "../nodes/nodes.ts";

/** How often each node says how much it has said. */
const beat = 2_000;
/** A node that was not heard for so long, while others could be, is gone with everybody on it. */
const goneAfter = 7_000;
/** Whoever wants to know who is on a node asks it this often at most, and one answer is for all who asked. */
const [askEvery, gather] = [1_500, 200];

interface Neighbour {
  userIds: Set<string>;
  /** How much it has said of who comes and goes, as far as it was heard. */
  at: number;
  heardAt: number;
}

interface Here {
  everyone(): Iterable<string>;
  /** Somebody is on some other node now, or on none of them. */
  changed(userId: string, isElsewhere: boolean): void;
}

/** Who is connected to other nodes. Each tells who comes and goes; whoever misses a word asks for everybody. */
export function createElsewhere(nodes: Nodes, here: Here) {
  const neighbours = new Map<string, Neighbour>();
  const counts = new Map<string, number>();
  const askedAt = new Map<string, number>();
  let answering: NodeJS.Timeout | null = null;
  let said = 0;

  function count(userId: string, change: 1 | -1) {
    const before = counts.get(userId) ?? 0;
    if (before + change > 0) counts.set(userId, before + change);
    else counts.delete(userId);
    if (before === 0 || before + change === 0) here.changed(userId, change === 1);
  }

  function add({ userIds }: Neighbour, userId: string) {
    if (userIds.has(userId)) return;
    userIds.add(userId);
    count(userId, 1);
  }

  function remove({ userIds }: Neighbour, userId: string) {
    if (userIds.delete(userId)) count(userId, -1);
  }

  function ask(of: string) {
    const now = performance.now();
    if (now - (askedAt.get(of) ?? -askEvery) < askEvery) return;
    askedAt.set(of, now);
    nodes.tell("presence.wanted", { of });
  }

  function answer() {
    answering = null;
    nodes.tell("presence.everyone", { userIds: [...here.everyone()], at: said });
  }

  /** The neighbour, when nothing was missed between its last word and this one. */
  function follow(from: string, at: number, isNew: boolean): Neighbour | null {
    const neighbour = neighbours.get(from);
    const expected = (neighbour?.at ?? -1) + (isNew ? 1 : 0);
    if (neighbour) neighbour.heardAt = performance.now();
    if (!neighbour || at !== expected) {
      ask(from);
      return null;
    }
    neighbour.at = at;
    return neighbour;
  }

  nodes.on("presence.entered", ({ userId, at }, from) => {
    const neighbour = follow(from, at, true);
    if (neighbour) add(neighbour, userId);
  });

  nodes.on("presence.left", ({ userId, at }, from) => {
    const neighbour = follow(from, at, true);
    if (neighbour) remove(neighbour, userId);
  });

  nodes.on("presence.beat", ({ at }, from) => void follow(from, at, false));

  nodes.on("presence.wanted", ({ of }) => {
    if (of === nodes.id) answering ??= setTimeout(answer, gather).unref();
  });

  nodes.on("presence.everyone", ({ userIds, at }, from) => {
    const neighbour = neighbours.get(from) ?? { userIds: new Set(), at, heardAt: 0 };
    neighbours.set(from, neighbour);
    Object.assign(neighbour, { at, heardAt: performance.now() });
    const now = new Set(userIds);
    for (const userId of now) add(neighbour, userId);
    for (const userId of neighbour.userIds) if (!now.has(userId)) remove(neighbour, userId);
  });

  function forget(id: string, neighbour: Neighbour) {
    neighbours.delete(id);
    askedAt.delete(id);
    for (const userId of neighbour.userIds) remove(neighbour, userId);
  }

  function tidy() {
    nodes.tell("presence.beat", { at: said });
    const now = performance.now();
    for (const [id, neighbour] of neighbours) {
      // What is known of the others stays as it is while nobody can be heard.
      if (nodes.isDeaf) neighbour.heardAt = now;
      else if (now - neighbour.heardAt > goneAfter) forget(id, neighbour);
    }
  }

  const timer = setInterval(tidy, beat).unref();

  return {
    has: (userId: string) => counts.has(userId),
    entered: (userId: string) => nodes.tell("presence.entered", { userId, at: (said += 1) }),
    left: (userId: string) => nodes.tell("presence.left", { userId, at: (said += 1) }),
    /** Without a word: those who were here come back to another node before anybody notices. */
    close() {
      clearInterval(timer);
      if (answering) clearTimeout(answering);
    },
  };
}
