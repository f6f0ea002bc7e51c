import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import { seal, unseal, type Secrets } from "../security/secrets.ts";
import type { SecurityEvents } from "../security/security-events.ts";

/** Redis stores messages for about a minute, and the clocks of two nodes may differ by up to another minute. */
const maxAge = 120_000;
const warnInterval = 60_000;

/**
 * Channel for messages between nodes. They are encrypted and authenticated, because other clients may have access to
 * Redis.
 */
export interface SealedChannel {
  seal(message: object): string;
  /** Returns null unless a node of this site sealed the text within `maxAge`. */
  open(text: unknown): unknown;
  /** Counts rejected messages and logs a throttled warning. */
  reportRejected(): void;
}

interface ChannelParts {
  secrets: Secrets;
  clock: Clock;
  log: Logger;
  security: SecurityEvents;
}

/**
 * Creates a channel whose messages cannot be opened on any other: the key is derived from the channel name, which is
 * also authenticated.
 */
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
    seal(message) {
      const plain = Buffer.from(JSON.stringify({ at: clock.now().getTime(), words: message }));
      return seal(key, channel, plain).toString("base64");
    },
    open(text) {
      if (typeof text !== "string") return null;
      try {
        const plain = unseal(key, channel, Buffer.from(text, "base64"));
        const { at, words: message } = JSON.parse(plain.toString()) as { at: unknown; words: unknown };
        return isFresh(at) ? message : null;
      } catch {
        return null;
      }
    },
    reportRejected() {
      refused += 1;
      security.count("input_validation_fail");
      if (performance.now() - warnedAt < warnInterval) return;
      log.warn({ channel, refused }, "dropped unsigned cluster messages");
      [refused, warnedAt] = [0, performance.now()];
    },
  };
}
