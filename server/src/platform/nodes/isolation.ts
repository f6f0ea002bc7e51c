import type { Logger } from "pino";

export const heartbeatInterval = 1_000;
/** No echo of our own heartbeat for this long: treat Redis as unreachable. */
export const isolatedAfter = 2_500;
/** While isolated, the node checks for changes by other nodes at this interval. */
const checkInterval = 1_500;
/** If this process was paused for longer than this, messages that waited in the socket may be lost. */
const maxPause = 20_000;
/** Debounces rejoins: nodes that rejoin one after another trigger one catch-up. */
const rejoinDelay = 2_000;

/**
 * Creates the tasks that make up for lost messages. They run at once, and again when the other nodes have had time
 * to broadcast.
 */
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
    whileIsolated,
    onRejoin,
    runChecks,
    isDue: (now: number) => now - checkedAt > checkInterval,
    scheduleRejoin() {
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

/** Detects whether this node can send and receive, by waiting for the echo of its own heartbeat. */
export function createIsolationMonitor(log: Logger, catchUp: CatchUp, announceRejoin: () => void) {
  let isolatedSince: number | null = null;
  /** Send time of the first heartbeat without an echo. */
  let unechoedSince: number | null = null;
  let echoesWhileIsolated = 0;
  let tickedAt = performance.now();

  function enterIsolation() {
    echoesWhileIsolated = 0;
    if (isolatedSince !== null) return;
    isolatedSince = performance.now();
    log.warn("redis unreachable, node isolated");
    catchUp.runChecks();
  }

  function endIsolation() {
    const seconds = Math.round((performance.now() - (isolatedSince ?? 0)) / 1000);
    log.warn({ seconds }, "redis reachable again");
    isolatedSince = null;
    // An isolated node cannot send either: the others have missed its messages.
    announceRejoin();
    catchUp.scheduleRejoin();
  }

  return {
    enterIsolation,
    isIsolated: () => isolatedSince !== null,

    handleEcho() {
      unechoedSince = null;
      echoesWhileIsolated += 1;
      // Wait for two echoes: other connections to Redis may take longer to recover than this one.
      if (isolatedSince !== null && echoesWhileIsolated === 2) endIsolation();
    },

    checkHeartbeat(now: number) {
      const pause = now - tickedAt;
      tickedAt = now;
      // After this process was paused, the echoes may still be unread in the socket. A late echo then does not mean
      // isolation.
      const isLate =
        pause < 2 * heartbeatInterval && unechoedSince !== null && now - unechoedSince > isolatedAfter;
      if (isLate || pause > maxPause) enterIsolation();
      unechoedSince ??= now;
    },
  };
}
