import type { SubjectKind } from "@vesper/contract/moderation/moderation";
import type { Context, EventHandler, Platform, SubjectRules } from "./context.ts";
import type { Database } from "./database/client.ts";
import type { EventName } from "./events/domain-events.ts";
import type { App } from "./http/app.ts";
import type { Job } from "./jobs/jobs.ts";
import type { SessionAuthenticator } from "./realtime/gateway.ts";
import type { Sockets } from "./realtime/sockets.ts";

/** Handlers for domain events. Several handlers for one event run in the order listed. */
export type Subscriptions = {
  [Name in EventName]?: EventHandler<Name> | readonly EventHandler<Name>[];
};

/**
 * Module manifest: everything a module contributes to the application. `app.ts` lists the modules; there is no other
 * registration.
 */
export interface Module {
  /** Name of the folder under `modules`. */
  name: string;
  routes?: readonly ((http: App) => void)[];
  socket?: (sockets: Sockets, platform: Platform) => void;
  jobs?: readonly Job[];
  /** A function if the handlers share state per application. */
  on?: Subscriptions | ((platform: Platform) => Subscriptions);
  /** Rules for the kinds of subject that moderation decides about. */
  subjects?: Partial<Record<SubjectKind, SubjectRules>>;
  /** Checks of invariants over the whole database, for `vesper check`. */
  checks?: readonly ((ctx: Context) => Promise<string[]>)[];
  /** Stores reference data that every installation needs. Runs after the migrations. */
  seed?: (db: Database) => Promise<void>;
  /** Updates stored data to match the settings. Runs before the first request, on one node at a time. */
  prepare?: (ctx: Context) => Promise<void>;
  /** Enqueues unfinished work from a stopped process. Runs on nodes that run jobs. */
  resume?: (ctx: Context) => Promise<void>;
  /** Creates the authenticator; exactly one module provides it. */
  createAuthenticator?: (platform: Platform) => SessionAuthenticator;
}

export const defineModule = (module: Module): Module => module;

/** Registers a module's subscriptions and subject kinds. */
export function connectModule(platform: Platform, { on = {}, subjects = {} }: Module): void {
  const subscriptions = typeof on === "function" ? on(platform) : on;
  for (const [name, handlers] of Object.entries(subscriptions)) {
    for (const handler of [handlers].flat()) {
      platform.events.on(name as EventName, handler as EventHandler<EventName>);
    }
  }
  for (const [kind, rules] of Object.entries(subjects)) platform.subjects.add(kind as SubjectKind, rules);
}
