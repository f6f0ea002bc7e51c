import pino from "pino";
import { systemClock, type Clock } from "#platform/clock.ts";
import { createSealedWords, type SealedWords } from "#platform/nodes/sealed-words.ts";
import { createSecrets } from "#platform/security/secrets.ts";
import { createSecurityEvents } from "#platform/security/security-events.ts";

interface Given {
  secret?: string;
  clock?: Clock;
  channel?: string;
  log?: pino.Logger;
}

/** What a node of a site seals its words with; another secret is another site. */
export function buildSealedWords({
  secret = "the secret of a site that is long enough",
  clock = systemClock,
  channel = "nodes",
  log = pino({ level: "silent" }),
}: Given = {}): SealedWords {
  const secrets = createSecrets(secret);
  return createSealedWords(channel, { secrets, clock, log, security: createSecurityEvents(secrets, log) });
}
