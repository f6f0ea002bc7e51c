import { setTimeout as pause } from "node:timers/promises";
import { getRetention, getSite } from "@vesper/contract/site";
import type { Logger } from "pino";
import * as accounts from "#modules/accounts/index.ts";
import * as activity from "#modules/activity/index.ts";
import * as blocks from "#modules/blocks/index.ts";
import * as bulkUpload from "#modules/bulk-upload/index.ts";
import * as chat from "#modules/chat/index.ts";
import * as contact from "#modules/contact/index.ts";
import * as favorites from "#modules/favorites/index.ts";
import * as insights from "#modules/insights/index.ts";
import * as listings from "#modules/listings/index.ts";
import * as media from "#modules/media/index.ts";
import * as moderation from "#modules/moderation/index.ts";
import * as notifications from "#modules/notifications/index.ts";
import * as places from "#modules/places/index.ts";
import * as profiles from "#modules/profiles/index.ts";
import * as privacy from "#modules/privacy/index.ts";
import * as rates from "#modules/rates/index.ts";
import * as reports from "#modules/reports/index.ts";
import * as reviews from "#modules/reviews/index.ts";
import * as savedSearches from "#modules/saved-searches/index.ts";
import * as sitemap from "#modules/sitemap/index.ts";
import * as taxonomy from "#modules/taxonomy/index.ts";
import * as verification from "#modules/verification/index.ts";
import { systemClock, type Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { createContext, type Context, type Platform } from "#platform/context.ts";
import { openDatabase, withPatience, type Database, type DatabaseHandle } from "#platform/database/client.ts";
import { migrate } from "#platform/database/migrate.ts";
import { oneNodeAtATime } from "#platform/database/one-node-at-a-time.ts";
import { followReplica, noReplica } from "#platform/database/replica.ts";
import { createEvents } from "#platform/events.ts";
import type { App } from "#platform/http/app.ts";
import { buildHttp } from "#platform/http/build-http.ts";
import { createPageCache, type PageCache } from "#platform/http/page-cache.ts";
import { servePages } from "#platform/http/pages.ts";
import { purgedEverywhere } from "#platform/http/purged-everywhere.ts";
import { serve } from "#platform/http/serve.ts";
import { loadWebBuild } from "#platform/http/web-build.ts";
import { createJobRunner, type JobRunner } from "#platform/jobs/boss.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { createLimiter } from "#platform/limits/limiter.ts";
import { createLog } from "#platform/log.ts";
import { createMailer } from "#platform/mail/create-mailer.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import { onlyNode } from "#platform/nodes/nodes.ts";
import { connectNodes } from "#platform/nodes/redis-nodes.ts";
import { connectRedis } from "#platform/nodes/redis.ts";
import { createSealedWords } from "#platform/nodes/sealed-words.ts";
import { createPusher } from "#platform/push/create-pusher.ts";
import type { Pusher } from "#platform/push/pusher.ts";
import { openGateway } from "#platform/realtime/gateway.ts";
import { passWords } from "#platform/realtime/passing-words.ts";
import { createRealtime } from "#platform/realtime/realtime.ts";
import { createSecrets, keptSecret } from "#platform/secrets.ts";
import { createSecurityEvents } from "#platform/security-events.ts";
import { createStorage } from "#platform/storage/create-storage.ts";
import { createSubjects } from "#platform/subjects.ts";
import { loadDemo } from "./load-demo.ts";

export interface AppOptions {
  config: Config;
  /** From the build, from the sources with hot reload, or none at all. */
  pages: "built" | "dev" | "none";
  /** Whether this process works on jobs by itself. */
  work: boolean;
  clock?: Clock;
  log?: Logger;
  database?: DatabaseHandle;
  mailer?: Mailer;
  pusher?: Pusher;
}

export interface Vesper {
  http: App;
  platform: Platform;
  jobs: JobRunner;
  /** Stops taking new work, lets the running work end, lets go of everything. */
  close(): Promise<void>;
}

const pageLifetime = 15_000;
/** Load balancers ask every second or so whether a node is ready. */
const drainTime = 2_000;

/** The composition root: platform and modules become one application. */
export async function createApp(options: AppOptions): Promise<Vesper> {
  const { config, clock = systemClock } = options;
  const log = options.log ?? createLog(config.logLevel);
  for (const warning of config.warnings) log.warn(warning);
  const database = options.database ?? (await openDatabase(config, log));
  const { db } = database;
  const inTurn = <Result>(work: () => Promise<Result>) => oneNodeAtATime(config, log, work);
  if (!options.database) await inTurn(() => withPatience(config, log, db, prepareDatabase));

  const jobs = createJobRunner(db, log, options);
  const mailer = options.mailer ?? createMailer(config, clock);
  const replica = config.replicaUrl ? followReplica(db, config.replicaUrl, log) : noReplica(db);
  const cache = createPageCache({ ttl: options.pages === "dev" ? 0 : pageLifetime });
  const redis = config.redisUrl ? connectRedis(config.redisUrl) : undefined;
  const secrets = createSecrets(config.jwtSecret ?? keptSecret(config.dataDir));
  const security = createSecurityEvents(secrets, log);
  const seal = (name: string) => createSealedWords(name, { secrets, clock, log, security });
  const nodes = redis ? connectNodes(redis, seal("nodes"), log) : onlyNode;
  const realtime = createRealtime(nodes, redis && passWords(redis, seal("sockets")));
  const platform: Platform = {
    config,
    clock,
    log,
    db,
    visitorsDb: replica.db,
    jobs,
    mailer,
    pusher: options.pusher ?? createPusher(config),
    nodes,
    realtime,
    secrets,
    security,
    documentSecrets: createSecrets(config.documentKey ?? keptSecret(config.dataDir, "document-key")),
    events: createEvents(),
    limiter: createLimiter({ enabled: config.rateLimits, redis }),
    storage: createStorage(config),
    subjects: createSubjects(),
    pages: purgedEverywhere({ cache, replica, nodes }),
  };

  const gate = accounts.createGate(platform);
  accounts.watchAccounts(platform, gate);
  connectModules(platform);
  const { http, health } = await buildHttp(platform, gate);
  serveModules(http, config);
  chat.chatSocket(realtime, platform);
  openGateway(http, realtime, gate);
  await servePagesOf(http, options.pages, cache);

  await inTurn(() => jobs.start(allJobs, () => createContext(platform)));
  await inTurn(() =>
    withPatience(config, log, db, (patient) =>
      profiles.applyPublicationPolicy(createContext({ ...platform, db: patient })),
    ),
  );
  if (options.work) {
    await media.resumeMedia(createContext(platform));
    await bulkUpload.resumeBulkUploads(createContext(platform));
    await verification.resumeVerification(createContext(platform));
  }
  if (config.demoData) {
    const { makeDemo } = await loadDemo();
    await inTurn(() => makeDemo(createContext(platform)));
  }

  return {
    http,
    platform,
    jobs,
    async close() {
      health.drain();
      // Whoever sends people here has to notice first; until then they are served.
      if (redis && options.work) await pause(drainTime);
      realtime.close();
      await http.close();
      await jobs.stop();
      mailer.close();
      await nodes.close();
      await replica.close();
      await database.close();
      log.flush();
    },
  };
}

/** The schema of today, and what every installation knows from the start. */
export async function prepareDatabase(db: Database): Promise<string[]> {
  const applied = await migrate(db);
  await places.importCities(db);
  return applied;
}

export const allJobs: readonly Job[] = [
  ...accounts.accountJobs,
  ...accounts.orderJobs,
  ...notifications.notificationJobs,
  ...activity.activityJobs,
  ...moderation.moderationJobs,
  ...media.mediaJobs,
  ...profiles.profileJobs,
  ...privacy.privacyJobs,
  ...chat.chatJobs,
  ...bulkUpload.bulkUploadJobs,
  ...insights.insightJobs,
  ...contact.contactJobs,
  ...reports.reportJobs,
  ...reports.signalJobs,
  ...savedSearches.savedSearchJobs,
  ...verification.verificationJobs,
];

/** What must be true over the whole database; each module knows its own part. */
export const allChecks: readonly ((ctx: Context) => Promise<string[]>)[] = [
  moderation.checkModeration,
  moderation.checkSignedHead,
  media.checkMedia,
  chat.checkChat,
  media.checkAvatars,
  privacy.checkPrivacy,
  privacy.checkPublicItems,
  profiles.checkListed,
  reviews.checkReviews,
  verification.checkVerification,
];

/** Who hears whom, and what can be decided about: everything that points upward in the graph of modules. */
function connectModules(platform: Platform): void {
  const { events, subjects } = platform;
  notifications.watchNotifications(events);
  activity.watchActivity(events);
  moderation.watchModeration(platform);
  reports.watchReports(events);
  reports.watchSignals(events);
  profiles.watchProfiles(events);
  media.watchMedia(events);
  listings.watchListings(events);
  reviews.watchReviews(events);
  blocks.watchBlocks(events);
  privacy.watchPrivacy(events);
  chat.watchChat(events);
  bulkUpload.watchBulkUploads(events);
  contact.watchContact(events);
  favorites.watchFavorites(events);
  savedSearches.watchSavedSearches(events);
  verification.watchVerification(events);
  subjects.add("user", accounts.userSubject);
  subjects.add("profile", profiles.profileSubject);
  subjects.add("media", media.mediaSubject);
  subjects.add("listing", listings.listingSubject);
  subjects.add("message", chat.messageSubject);
  subjects.add("review", reviews.reviewSubject);
  subjects.add("verification", verification.verificationSubject);
}

function serveModules(http: App, config: Config): void {
  serve(http, getSite, async () => ({
    data: {
      ...config.site,
      url: config.publicUrl,
      ageGate: config.ageGate,
      knowsCountries: config.countryHeader !== undefined,
    },
  }));
  serve(http, getRetention, async () => ({ data: config.retention }));
  accounts.sessionRoutes(http);
  accounts.credentialRoutes(http);
  accounts.selfRoutes(http);
  accounts.twoFactorRoutes(http);
  accounts.userAdminRoutes(http);
  accounts.staffActRoutes(http);
  activity.activityRoutes(http);
  blocks.blockRoutes(http);
  chat.chatRoutes(http);
  bulkUpload.bulkUploadRoutes(http);
  contact.contactRoutes(http);
  contact.contactAdminRoutes(http);
  favorites.favoriteRoutes(http);
  insights.insightRoutes(http);
  listings.catalogueRoutes(http);
  listings.ownListingRoutes(http);
  listings.listingAdminRoutes(http);
  media.avatarRoutes(http);
  media.mediaFileRoutes(http);
  media.ownMediaRoutes(http);
  media.publicMediaRoutes(http);
  media.mediaAdminRoutes(http);
  moderation.auditRoutes(http);
  moderation.caseRoutes(http);
  moderation.deskRoutes(http);
  moderation.noticeRoutes(http);
  moderation.appealRoutes(http);
  moderation.restrictionRoutes(http);
  notifications.notificationRoutes(http);
  notifications.pushRoutes(http);
  places.placeRoutes(http);
  privacy.privacyRoutes(http);
  profiles.ownProfileRoutes(http);
  profiles.tourRoutes(http);
  profiles.searchRoutes(http);
  profiles.directoryRoutes(http);
  profiles.impressionRoutes(http);
  profiles.profileAdminRoutes(http);
  rates.rateAdminRoutes(http);
  reports.reportRoutes(http);
  reports.reportAdminRoutes(http);
  reviews.reviewRoutes(http);
  reviews.reviewAdminRoutes(http);
  savedSearches.savedSearchRoutes(http);
  sitemap.sitemapRoutes(http);
  taxonomy.taxonomyRoutes(http);
  taxonomy.categoryAdminRoutes(http);
  taxonomy.tagAdminRoutes(http);
  verification.verificationRoutes(http);
  verification.verificationAdminRoutes(http);
}

async function servePagesOf(http: App, pages: AppOptions["pages"], cache: PageCache): Promise<void> {
  if (pages === "none") return;
  // Loaded by name, so that production needs none of the build tools.
  const source =
    pages === "dev"
      ? await (await import("#platform/http/web-dev.ts")).loadWebSources(http)
      : await loadWebBuild(http);
  http.all("/api/*", { config: { name: "unknown" } }, async (_request, reply) => reply.callNotFound());
  servePages(http, source, { cache, development: pages === "dev" });
}
