import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import { seal, unseal, type Secrets } from "../security/secrets.ts";
import type { SecurityEvents } from "../security/security-events.ts";

/** Redis keeps words for a minute or so, and the clocks of two nodes may differ by as much again. */
const maxAge = 120_000;
const warnInterval = 60_000;

/** Words between nodes: encrypted and authenticated, because Redis is reached by more than the nodes. */
export interface SealedChannel {
  seal(message: object): string;
  /** Null for anything that no node of this site has sealed within the last minutes. */
  open(text: unknown): unknown;
  /** Counts what was dropped, and warns of it once in a while. */
  reportRejected(): void;
}

interface ChannelParts {
  secrets: Secrets;
  clock: Clock;
  log: Logger;
  security: SecurityEvents;
}

/** One channel's words open on that channel only: its name is the key's purpose and part of what is authenticated. */
export function createSealedChannel(
  channel: string,
  { secrets, clock, log, security }: ChannelParts,
): SealedChannel {
  const key = secrets.deriveKey(`words between nodes: ${channel}`);
  let [refused, warnedAt] = [0, -warnInterval];

  function isFresh(at: unknown): boolean {
    return typeof at === "number" && Math.abs(clock.now().getTime() - at) <= maxAge;
  }

  return {
    seal(words) {
      const plain = Buffer.from(JSON.stringify({ at: clock.now().getTime(), words }));
      return seal(key, channel, plain).toString("base64");
    },
    open(text) {
      if (typeof text !== "string") return null;
      try {
        const plain = unseal(key, channel, Buffer.from(text, "base64"));
        const { at, words } = JSON.parse(plain.toString()) as { at: unknown; words: unknown };
        return isFresh(at) ? words : null;
      } catch {
        return null;
      }
    },
    reportRejected() {
      refused += 1;
      security.count("input_validation_fail");
      if (performance.now() - warnedAt < warnInterval) return;
      log.warn({ channel, refused }, "dropped words in Redis that no node of this site has sealed lately");
      [refused, warnedAt] = [0, performance.now()];
    },
  };
}
