import type { Logger } from "pino";

/** How often a node listens for its own voice. */
export const beat = 1_000;
/** No echo of our own heartbeat for this long: treat Redis as unreachable. */
export const deafAfter = 2_500;
/** While deaf, changes by other nodes are looked for this often. */
const lookEvery = 1_500;
/** Messages wait in the socket for a node that was busy, but not for longer than this. */
const longestAbsence = 20_000;
/** Nodes that hear again one after the other are caught up with in one go. */
const gather = 2_000;

/** Tasks that make up for messages which did not arrive: at once, and once more when the others had time to speak. */
export function createCatchUp() {
  const whileDeaf: (() => unknown)[] = [];
  const afterDeafness: (() => unknown)[] = [];
  let lookedAt = 0;
  let gathering: NodeJS.Timeout | null = null;

  function look() {
    lookedAt = performance.now();
    for (const task of whileDeaf) task();
  }

  return {
    whileDeaf,
    afterDeafness,
    look,
    isDue: (now: number) => now - lookedAt > lookEvery,
    soon() {
      look();
      gathering ??= setTimeout(() => {
        gathering = null;
        look();
        for (const task of afterDeafness) task();
      }, gather).unref();
    },
    close() {
      if (gathering) clearTimeout(gathering);
    },
  };
}
export type CatchUp = ReturnType<typeof createCatchUp>;

/** Notices by the echo of its own heartbeat whether this node can be heard and hears others. */
export function createHearing(log: Logger, catchUp: CatchUp, sayBack: () => void) {
  let deafSince: number | null = null;
  /** When the first beat was sent that was not heard yet. */
  let unheardSince: number | null = null;
  let heardWhileDeaf = 0;
  let tickedAt = performance.now();

  function goDeaf() {
    heardWhileDeaf = 0;
    if (deafSince !== null) return;
    deafSince = performance.now();
    log.warn("Redis is away: this node hears no other");
    catchUp.look();
  }

  function hearAgain() {
    log.warn(`Redis is back after ${Math.round((performance.now() - (deafSince ?? 0)) / 1000)} s`);
    deafSince = null;
    // A deaf node is mute as well: the others have missed its messages.
    sayBack();
    catchUp.soon();
  }

  return {
    goDeaf,
    isDeaf: () => deafSince !== null,

    hearBeat() {
      unheardSince = null;
      heardWhileDeaf += 1;
      // Twice: other connections to Redis may take a moment longer than this one.
      if (deafSince !== null && heardWhileDeaf === 2) hearAgain();
    },

    beforeBeat(now: number) {
      const pause = now - tickedAt;
      tickedAt = now;
      // After a pause of our own the messages lie in the socket, and have not been heard for that alone.
      const isLate = pause < 2 * beat && unheardSince !== null && now - unheardSince > deafAfter;
      if (isLate || pause > longestAbsence) goDeaf();
      unheardSince ??= now;
    },
  };
}
