import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { createContext, type Platform } from "#platform/context.ts";
import {
  openDatabase,
  withoutTimeouts,
  type Database,
  type DatabaseHandle,
} from "#platform/database/client.ts";
import { migrate } from "#platform/database/migrate.ts";
import { withClusterLock } from "#platform/database/cluster-lock.ts";
import type { DeliveryRules } from "#platform/fetch/delivery-rules.ts";
import type { App } from "#platform/http/app.ts";
import { buildHttp } from "#platform/http/build-http.ts";
import type { PageCache } from "#platform/http/pages/page-cache.ts";
import { servePages } from "#platform/http/pages/pages.ts";
import { loadWebBuild } from "#platform/http/pages/web-build.ts";
import type { JobRunner } from "#platform/jobs/boss.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { createLog } from "#platform/log.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import { connectModule } from "#platform/module.ts";
import type { Pusher } from "#platform/push/pusher.ts";
import { openGateway, type SessionAuthenticator } from "#platform/realtime/gateway.ts";
import { modules } from "./app.ts";
import { createPlatform } from "./create-platform.ts";
import { loadDemo } from "./load-demo.ts";

export interface AppOptions {
  config: Config;
  /** Web pages from the build, from source with hot reload, or none. */
  pages: "built" | "dev" | "none";
  /** Whether this process runs jobs itself. */
  work: boolean;
  clock?: Clock;
  /** Rules of webhook deliveries. Tests pass their own; no setting changes them. */
  deliveryRules?: DeliveryRules;
  log?: Logger;
  /** A database with the schema and the reference data of this release. */
  database?: DatabaseHandle;
  /** A database that is being opened; by default that of the configuration. */
  opening?: Promise<DatabaseHandle>;
  mailer?: Mailer;
  pusher?: Pusher;
}

export interface Vesper {
  http: App;
  platform: Platform;
  jobs: JobRunner;
  /** Stops accepting work, waits for running work to finish, then releases all resources. */
  close(): Promise<void>;
}

const pageLifetime = 15_000;
/** Long enough for load balancers to notice: they probe readiness about once a second. */
const drainTime = 2_000;

export const allJobs: readonly Job[] = modules.flatMap(({ jobs = [] }) => jobs);
export const allChecks = modules.flatMap(({ checks = [] }) => checks);

/** Composition root: builds one application from the platform and the modules. */
export async function createApp(options: AppOptions): Promise<Vesper> {
  const { config, pages, work, log = createLog(options.config.logLevel) } = options;
  for (const warning of config.warnings) log.warn(warning);
  const database = options.database ?? (await (options.opening ?? openDatabase(config, log)));
  const { db } = database;
  const withLock = <Result>(step: () => Promise<Result>) => withClusterLock(config, log, step);
  if (!options.database) await withLock(() => withoutTimeouts(config, log, db, prepareDatabase));

  const { clock, mailer, pusher, deliveryRules } = options;
  const lifetime = pages === "dev" ? 0 : pageLifetime;
  const services = { clock, mailer, pusher, deliveryRules };
  const assembly = createPlatform({ config, log, db, work, pageLifetime: lifetime, ...services });
  const { platform, jobs, sockets, cache } = assembly;
  const authenticator = createAuthenticator(platform);
  for (const module of modules) connectModule(platform, module);
  const { http, health } = await buildHttp(platform, authenticator);
  serveModules(http, assembly);
  openGateway(http, sockets, authenticator);
  await serveWebPages(http, pages, cache);

  const createJobContext = () => createContext(platform);
  await withLock(() => jobs.start(allJobs, createJobContext));
  await withLock(() =>
    withoutTimeouts(config, log, db, (unlimited) => prepareModules({ ...platform, db: unlimited })),
  );
  if (work) for (const { resume } of modules) await resume?.(createJobContext());
  const fillDemo = async () => withLock(async () => (await loadDemo()).makeDemo(createJobContext()));
  if (config.demoData) await fillDemo();
  if (work) fillDemoAfterSetup(platform, fillDemo);
  // Start the jobs last: the embedded engine has one session, and polling would slow down loading the demo data.
  await jobs.work();

  return {
    http,
    platform,
    jobs,
    async close() {
      health.drain();
      // Keep serving until the load balancers have seen the failing readiness probe.
      if (assembly.hasPeers && work) await pause(drainTime);
      sockets.close();
      await http.close();
      await assembly.close();
      await database.close();
      log.flush();
    },
  };
}

/** Creates the demo data in the background, so that the first admin can go on at once. */
function fillDemoAfterSetup({ config, events, log }: Platform, fill: () => Promise<void>): void {
  const start = () => void fill().catch((err: unknown) => log.error({ err }, "demo data not created"));
  events.on("setup.finished", (tx) => {
    if (config.demoData) tx.afterCommit(start);
  });
}

/** Applies migrations and stores the reference data every installation needs. */
export async function prepareDatabase(db: Database): Promise<string[]> {
  const applied = await migrate(db);
  for (const { seed } of modules) await seed?.(db);
  return applied;
}

function serveModules(http: App, { platform, sockets }: ReturnType<typeof createPlatform>): void {
  for (const { routes = [] } of modules) for (const addRoutes of routes) addRoutes(http);
  for (const { socket } of modules) socket?.(sockets, platform);
}

async function prepareModules(platform: Platform): Promise<void> {
  for (const { prepare } of modules) await prepare?.(createContext(platform));
}

function createAuthenticator(platform: Platform): SessionAuthenticator {
  const [gate, ...others] = modules.flatMap(({ createAuthenticator: open }) =>
    open ? [open(platform)] : [],
  );
  if (!gate || others.length > 0) throw new Error("exactly one module must provide authentication");
  return gate;
}

async function serveWebPages(http: App, pages: AppOptions["pages"], cache: PageCache): Promise<void> {
  if (pages === "none") return;
  // Import this by name at run time, so that production needs no build tools.
  const source =
    pages === "dev"
      ? await (await import("#platform/http/pages/web-dev.ts")).loadWebSources(http)
      : await loadWebBuild(http);
  http.all("/api/*", { config: { name: "unknown" } }, async (_request, reply) => reply.callNotFound());
  servePages(http, source, { cache, development: pages === "dev" });
}
