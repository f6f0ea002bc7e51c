import type { Logger } from "pino";

/** How often a node listens for its own voice. */
export const heartbeatInterval = 1_000;
/** No echo of our own heartbeat for this long: treat Redis as unreachable. */
export const isolatedAfter = 2_500;
/** While deaf, changes by other nodes are looked for this often. */
const checkInterval = 1_500;
/** Messages wait in the socket for a node that was busy, but not for longer than this. */
const maxPause = 20_000;
/** Nodes that hear again one after the other are caught up with in one go. */
const rejoinDelay = 2_000;

/** Tasks that make up for messages which did not arrive: at once, and once more when the others had time to speak. */
export function createCatchUp() {
  const whileIsolated: (() => unknown)[] = [];
  const onRejoin: (() => unknown)[] = [];
  let checkedAt = 0;
  let rejoinTimer: NodeJS.Timeout | null = null;

  function runChecks() {
    checkedAt = performance.now();
    for (const task of whileIsolated) task();
  }

  return {
    whileDeaf: whileIsolated,
    afterDeafness: onRejoin,
    look: runChecks,
    isDue: (now: number) => now - checkedAt > checkInterval,
    soon() {
      runChecks();
      rejoinTimer ??= setTimeout(() => {
        rejoinTimer = null;
        runChecks();
        for (const task of onRejoin) task();
      }, rejoinDelay).unref();
    },
    close() {
      if (rejoinTimer) clearTimeout(rejoinTimer);
    },
  };
}
export type CatchUp = ReturnType<typeof createCatchUp>;

/** Notices by the echo of its own heartbeat whether this node can be heard and hears others. */
export function createIsolationMonitor(log: Logger, catchUp: CatchUp, announceRejoin: () => void) {
  let isolatedSince: number | null = null;
  /** When the first beat was sent that was not heard yet. */
  let unechoedSince: number | null = null;
  let echoesWhileIsolated = 0;
  let tickedAt = performance.now();

  function enterIsolation() {
    echoesWhileIsolated = 0;
    if (isolatedSince !== null) return;
    isolatedSince = performance.now();
    log.warn("Redis is away: this node hears no other");
    catchUp.look();
  }

  function endIsolation() {
    log.warn(`Redis is back after ${Math.round((performance.now() - (isolatedSince ?? 0)) / 1000)} s`);
    isolatedSince = null;
    // A deaf node is mute as well: the others have missed its messages.
    announceRejoin();
    catchUp.soon();
  }

  return {
    goDeaf: enterIsolation,
    isDeaf: () => isolatedSince !== null,

    hearBeat() {
      unechoedSince = null;
      echoesWhileIsolated += 1;
      // Twice: other connections to Redis may take a moment longer than this one.
      if (isolatedSince !== null && echoesWhileIsolated === 2) endIsolation();
    },

    beforeBeat(now: number) {
      const pause = now - tickedAt;
      tickedAt = now;
      // After a pause of our own the messages lie in the socket, and have not been heard for that alone.
      const isLate =
        pause < 2 * heartbeatInterval && unechoedSince !== null && now - unechoedSince > isolatedAfter;
      if (isLate || pause > maxPause) enterIsolation();
      unechoedSince ??= now;
    },
  };
}
