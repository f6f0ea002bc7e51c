import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import { seal, unseal, type Secrets } from "../security/secrets.ts";
import type { SecurityEvents } from "../security/security-events.ts";

/** Redis keeps words for a minute or so, and the clocks of two nodes may differ by as much again. */
const validFor = 120_000;
const warnEvery = 60_000;

/** Words between nodes: encrypted and authenticated, because Redis is reached by more than the nodes. */
export interface SealedWords {
  seal(words: object): string;
  /** Null for anything that no node of this site has sealed within the last minutes. */
  open(text: unknown): unknown;
  /** Counts what was dropped, and warns of it once in a while. */
  refuse(): void;
}

interface Parts {
  secrets: Secrets;
  clock: Clock;
  log: Logger;
  security: SecurityEvents;
}

/** One channel's words open on that channel only: its name is the key's purpose and part of what is authenticated. */
export function createSealedWords(channel: string, { secrets, clock, log, security }: Parts): SealedWords {
  const key = secrets.keyFor(`words between nodes: ${channel}`);
  let [refused, warnedAt] = [0, -warnEvery];

  function isFresh(at: unknown): boolean {
    return typeof at === "number" && Math.abs(clock.now().getTime() - at) <= validFor;
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
    refuse() {
      refused += 1;
      security.count("input_validation_fail");
      if (performance.now() - warnedAt < warnEvery) return;
      log.warn({ channel, refused }, "dropped words in Redis that no node of this site has sealed lately");
      [refused, warnedAt] = [0, performance.now()];
    },
  };
}
