import type { SubjectKind } from "@vesper/contract/moderation/moderation";
import type { Context, EventHandler, Platform, SubjectRules } from "./context.ts";
import type { Database } from "./database/client.ts";
import type { EventName } from "./events/domain-events.ts";
import type { App } from "./http/app.ts";
import type { Job } from "./jobs/jobs.ts";
import type { SessionAuthenticator } from "./realtime/gateway.ts";
import type { Sockets } from "./realtime/sockets.ts";

/** Handlers of domain events; several of one event run in this order. */
export type Subscriptions = {
  [Name in EventName]?: EventHandler<Name> | readonly EventHandler<Name>[];
};

/** Everything a module contributes to the application. `app.ts` lists the modules; nothing is registered elsewhere. */
export interface Module {
  /** The folder under `modules`. */
  name: string;
  routes?: readonly ((http: App) => void)[];
  socket?: (sockets: Sockets, platform: Platform) => void;
  jobs?: readonly Job[];
  /** A function where the handlers share state of one application. */
  on?: Subscriptions | ((platform: Platform) => Subscriptions);
  /** Rules for the kinds of subject that moderation decides about. */
  subjects?: Partial<Record<SubjectKind, SubjectRules>>;
  /** Invariants over the whole database, for `vesper check`. */
  checks?: readonly ((ctx: Context) => Promise<string[]>)[];
  /** Reference data of every installation, stored after the migrations. */
  seed?: (db: Database) => Promise<void>;
  /** Brings stored data in line with the settings before the first request, on one node at a time. */
  prepare?: (ctx: Context) => Promise<void>;
  /** Enqueues what a stopped process left unfinished, on nodes that run jobs. */
  resume?: (ctx: Context) => Promise<void>;
  /** Authentication; exactly one module provides it. */
  createAuthenticator?: (platform: Platform) => SessionAuthenticator;
}

export const defineModule = (module: Module): Module => module;

/** Registers what a module hears and which subjects it knows. */
export function connectModule(platform: Platform, { on = {}, subjects = {} }: Module): void {
  const subscriptions = typeof on === "function" ? on(platform) : on;
  for (const [name, handlers] of Object.entries(subscriptions)) {
    for (const handler of [handlers].flat()) {
      platform.events.on(name as EventName, handler as EventHandler<EventName>);
    }
  }
  for (const [kind, rules] of Object.entries(subjects)) platform.subjects.add(kind as SubjectKind, rules);
}
