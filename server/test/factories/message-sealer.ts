import pino from "pino";
import { systemClock, type Clock } from "#platform/clock.ts";
import { createSealedChannel, type SealedChannel } from "#platform/nodes/sealed-channel.ts";
import { createSecrets } from "#platform/security/secrets.ts";
import { createSecurityEvents } from "#platform/security/security-events.ts";

interface SealerOptions {
  secret?: string;
  clock?: Clock;
  channel?: string;
  log?: pino.Logger;
}

/** Seals cluster messages as a node does. A different secret stands for a different site. */
export function buildMessageSealer({
  secret = "the secret of a site that is long enough",
  clock = systemClock,
  channel = "nodes",
  log = pino({ level: "silent" }),
}: SealerOptions = {}): SealedChannel {
  const secrets = createSecrets(secret);
  return createSealedChannel(channel, { secrets, clock, log, security: createSecurityEvents(secrets, log) });
}
