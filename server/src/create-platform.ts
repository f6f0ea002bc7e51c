import type { Logger } from "pino";
import { systemClock, type Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import type { Platform } from "#platform/context.ts";
import type { Database } from "#platform/database/client.ts";
import { followReplica, createPrimaryOnlyReplica } from "#platform/database/replica.ts";
import { createEvents } from "#platform/events/events.ts";
import { defaultDeliveryRules, type DeliveryRules } from "#platform/fetch/delivery-rules.ts";
import { createPageCache } from "#platform/http/pages/page-cache.ts";
import { createClusterPageCache } from "#platform/http/pages/cluster-page-cache.ts";
import { createJobRunner } from "#platform/jobs/boss.ts";
import { createLimiter } from "#platform/limits/limiter.ts";
import { createMailer } from "#platform/mail/create-mailer.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import { singleNode } from "#platform/nodes/nodes.ts";
import { connectNodes } from "#platform/nodes/redis-nodes.ts";
import { connectRedis } from "#platform/nodes/redis.ts";
import { createSealedChannel } from "#platform/nodes/sealed-channel.ts";
import { createPusher } from "#platform/push/create-pusher.ts";
import type { Pusher } from "#platform/push/pusher.ts";
import { createStreamsAdapter } from "#platform/realtime/redis-adapter.ts";
import { createRealtime } from "#platform/realtime/sockets.ts";
import { readDocumentKeys } from "#platform/sealing/document-keys.ts";
import { createRootKeys } from "#platform/sealing/root-keys.ts";
import { createSealing } from "#platform/sealing/sealing.ts";
import { createSecrets, loadOrCreateSecret } from "#platform/security/secrets.ts";
import { createSecurityEvents } from "#platform/security/security-events.ts";
import { createStorage } from "#platform/storage/create-storage.ts";
import { createSubjects } from "#platform/subjects/subjects.ts";

export interface PlatformOptions {
  config: Config;
  log: Logger;
  db: Database;
  /** Whether this process runs jobs itself. */
  work: boolean;
  /** TTL of a rendered page, in milliseconds. */
  pageLifetime: number;
  clock?: Clock | undefined;
  deliveryRules?: DeliveryRules | undefined;
  mailer?: Mailer | undefined;
  pusher?: Pusher | undefined;
}

/** Creates the services that live as long as the process. */
export function createPlatform({ config, log, db, work, clock = systemClock, ...options }: PlatformOptions) {
  const jobs = createJobRunner(db, log, { work });
  const mailer = options.mailer ?? createMailer(config, clock);
  const replica = config.replicaUrl
    ? followReplica(db, config.replicaUrl, log)
    : createPrimaryOnlyReplica(db);
  const cache = createPageCache({ ttl: options.pageLifetime });
  const redis = config.redisUrl ? connectRedis(config.redisUrl) : undefined;
  const secrets = createSecrets(config.jwtSecret ?? loadOrCreateSecret(config.dataDir));
  const security = createSecurityEvents(secrets, log);
  const createChannel = (name: string) => createSealedChannel(name, { secrets, clock, log, security });
  const nodes = redis ? connectNodes(redis, createChannel("nodes"), log) : singleNode;
  const sockets = createRealtime(nodes, redis && createStreamsAdapter(redis, createChannel("sockets")));
  const platform: Platform = {
    config,
    clock,
    deliveryRules: options.deliveryRules ?? defaultDeliveryRules,
    log,
    db,
    getReadDb: replica.getDb,
    jobs,
    mailer,
    pusher: options.pusher ?? createPusher(config),
    nodes,
    realtime: sockets,
    secrets,
    security,
    sealing: createSealing(createRootKeys(readDocumentKeys(config))),
    events: createEvents(),
    limiter: createLimiter({ enabled: config.rateLimits, redis }),
    storage: createStorage(config),
    subjects: createSubjects(),
    pages: createClusterPageCache({ cache, replica, nodes }),
  };
  return {
    platform,
    jobs,
    sockets,
    cache,
    hasPeers: redis !== undefined,
    async close() {
      await jobs.stop();
      mailer.close();
      await nodes.close();
      await replica.close();
    },
  };
}
