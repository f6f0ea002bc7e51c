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

/** Moves the neighbour on to this word, unless one before it was missed. */
function keepsUp(neighbour: Neighbour, at: number, isNew: boolean): boolean {
  neighbour.heardAt = performance.now();
  if (at !== neighbour.at + (isNew ? 1 : 0)) return false;
  neighbour.at = at;
  return true;
}

/** People on other nodes, node by node; tells when somebody is on the first of them, or on none any more. */
function createRoster(here: Here) {
  const neighbours = new Map<string, Neighbour>();
  const counts = new Map<string, number>();

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

  return {
    neighbours,
    add,
    remove,
    has: (userId: string) => counts.has(userId),
    replace(from: string, everyone: readonly string[], at: number) {
      const neighbour = neighbours.get(from) ?? { userIds: new Set(), at, heardAt: 0 };
      neighbours.set(from, neighbour);
      Object.assign(neighbour, { at, heardAt: performance.now() });
      const now = new Set(everyone);
      for (const userId of now) add(neighbour, userId);
      for (const userId of neighbour.userIds) if (!now.has(userId)) remove(neighbour, userId);
    },
    /** What is known of the others stays as it is while nobody can be heard. */
    forgetGone(isDeaf: boolean): string[] {
      const now = performance.now();
      if (isDeaf) for (const neighbour of neighbours.values()) neighbour.heardAt = now;
      const gone = [...neighbours].filter(([, { heardAt }]) => now - heardAt > goneAfter);
      for (const [id, neighbour] of gone) {
        neighbours.delete(id);
        for (const userId of neighbour.userIds) remove(neighbour, userId);
      }
      return gone.map(([id]) => id);
    },
  };
}

/** Asks nodes who is on them, and answers when they ask. */
function createInquiries(nodes: Nodes, answer: () => void) {
  const askedAt = new Map<string, number>();
  let answering: NodeJS.Timeout | null = null;

  nodes.on("presence.wanted", ({ of }) => {
    if (of !== nodes.id) return;
    answering ??= setTimeout(() => {
      answering = null;
      answer();
    }, gather).unref();
  });

  return {
    ask(of: string) {
      const now = performance.now();
      if (now - (askedAt.get(of) ?? -askEvery) < askEvery) return;
      askedAt.set(of, now);
      nodes.tell("presence.wanted", { of });
    },
    forget: (id: string) => void askedAt.delete(id),
    close() {
      if (answering) clearTimeout(answering);
    },
  };
}

/** Who is connected to other nodes. Each tells who comes and goes; whoever misses a word asks for everybody. */
export function createElsewhere(nodes: Nodes, here: Here) {
  const roster = createRoster(here);
  let said = 0;
  const inquiries = createInquiries(nodes, () =>
    nodes.tell("presence.everyone", { userIds: [...here.everyone()], at: said }),
  );

  /** The neighbour, when nothing was missed between its last word and this one. */
  function follow(from: string, at: number, isNew: boolean): Neighbour | null {
    const neighbour = roster.neighbours.get(from);
    if (neighbour && keepsUp(neighbour, at, isNew)) return neighbour;
    inquiries.ask(from);
    return null;
  }

  nodes.on("presence.entered", ({ userId, at }, from) => {
    const neighbour = follow(from, at, true);
    if (neighbour) roster.add(neighbour, userId);
  });

  nodes.on("presence.left", ({ userId, at }, from) => {
    const neighbour = follow(from, at, true);
    if (neighbour) roster.remove(neighbour, userId);
  });

  nodes.on("presence.beat", ({ at }, from) => void follow(from, at, false));

  nodes.on("presence.everyone", ({ userIds, at }, from) => roster.replace(from, userIds, at));

  function tidy() {
    nodes.tell("presence.beat", { at: said });
    for (const id of roster.forgetGone(nodes.isDeaf)) inquiries.forget(id);
  }

  const timer = setInterval(tidy, beat).unref();

  return {
    has: roster.has,
    entered: (userId: string) => nodes.tell("presence.entered", { userId, at: (said += 1) }),
    left: (userId: string) => nodes.tell("presence.left", { userId, at: (said += 1) }),
    /** Without a word: those who were here come back to another node before anybody notices. */
    close() {
      clearInterval(timer);
      inquiries.close();
    },
  };
}
