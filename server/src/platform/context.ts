import type { RestrictingAction, SubjectKind } from "@vesper/contract/moderation/moderation";
import type { Role } from "@vesper/contract/accounts/roles";
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { Database } from "./database/client.ts";
import { isOutdatedPlan, isSerializationFailure } from "./database/errors.ts";
import type { DomainEvents, EventName } from "./events/domain-events.ts";
import type { DeliveryRules } from "./fetch/delivery-rules.ts";
import type { Jobs } from "./jobs/queue.ts";
import type { Limiter } from "./limits/limiter.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Nodes } from "./nodes/nodes.ts";
import { Problem } from "./problem.ts";
import type { Pusher } from "./push/pusher.ts";
import type { Realtime } from "./realtime/realtime.ts";
import type { Sealing } from "./sealing/sealing.ts";
import type { Secrets } from "./security/secrets.ts";
import type { SecurityEvents } from "./security/security-events.ts";
import type { Storage } from "./storage/storage.ts";
import type { Restriction, Subject } from "./subjects/subject.ts";
import type { Caller, Viewer } from "./identity/viewer.ts";

export type { Caller, Viewer } from "./identity/viewer.ts";

/** Services that live as long as the process. */
export interface Platform {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly security: SecurityEvents;
  /** Keys of sealed columns and identity documents, separate from the other secret, which may be replaced. */
  readonly sealing: Sealing;
  readonly clock: Clock;
  readonly deliveryRules: DeliveryRules;
  readonly log: Logger;
  readonly db: Database;
  /** Returns the database for anonymous reads, which may be a read-only replica. */
  readonly getReadDb: () => Database;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly limiter: Limiter;
  readonly mailer: Mailer;
  readonly nodes: Nodes;
  readonly pusher: Pusher;
  readonly realtime: Realtime;
  readonly storage: Storage;
  readonly subjects: Subjects;
  /** Page cache for visitors. Purge it after a change to public data is committed. */
  readonly pages: {
    purge(): void;
    /** Purges the pages of this node only, for changes that every node hears of by itself. */
    purgeLocal(): void;
    readonly generation: number;
  };
}

/** Context of a request or job, passed through all layers. */
export interface Context extends Platform {
  readonly viewer: Viewer | null;
  readonly caller: Caller;
}

/** A context whose `db` is a transaction. */
export interface Transaction extends Context {
  /** Registers a task to run after the commit. A rollback discards it. */
  afterCommit(task: () => unknown): void;
}

export type EventHandler<Name extends EventName> = (
  tx: Transaction,
  payload: DomainEvents[Name],
) => Promise<void> | void;

export interface Events {
  on<Name extends EventName>(name: Name, handler: EventHandler<Name>): void;
  getHandlers<Name extends EventName>(name: Name): readonly EventHandler<Name>[];
}

/** Rules for one kind of subject, provided by the module that owns it. */
export interface SubjectRules {
  find(ctx: Context, id: string): Promise<Subject | undefined>;
  /** People with a personal stake: the author and the person the subject is about. None of them may decide about it. */
  getParties(ctx: Context, id: string): Promise<string[]>;
  /** Applies a restriction, or refuses it. */
  restrict(tx: Transaction, id: string, restriction: Restriction): Promise<void>;
  /** Reverses `restrict`. Returns whether anything was restored: another restriction may still apply. */
  lift(tx: Transaction, id: string, action: RestrictingAction): Promise<boolean>;
}

/**
 * Registry of subject kinds. Each module registers its kinds, so that moderation need not depend on the modules above
 * it.
 */
export interface Subjects {
  add(type: SubjectKind, rules: SubjectRules): void;
  findRules(type: SubjectKind): SubjectRules | undefined;
}

/** Number of attempts for a transaction that ends in a serialization failure. */
const maxAttempts = 4;

const systemCaller: Caller = {
  requestId: "-",
  network: "-",
  userAgent: "",
  isPageRender: false,
  country: null,
  ageLevel: "off",
  isGated: false,
};

export function createContext(
  platform: Platform,
  viewer: Viewer | null = null,
  caller = systemCaller,
): Context {
  return { ...platform, viewer, caller };
}

/**
 * Returns the context with an account as its viewer and no real session: the session id is the user id, which
 * matches no session, so session reads find nothing.
 */
export function actAs<Base extends Context>(
  ctx: Base,
  { userId, roles = [] }: { userId: string; roles?: readonly Role[] },
): Base & { viewer: Viewer } {
  return { ...ctx, viewer: { userId, sessionId: userId, roles } };
}

/** Returns the same context without a viewer: no account is recorded as the actor. */
export const asSystem = <Base extends Context>(ctx: Base): Base => ({ ...ctx, viewer: null });

export function signedIn(ctx: Context): Viewer {
  if (!ctx.viewer) throw new Problem("unauthorized");
  return ctx.viewer;
}

export const isTransaction = (ctx: Context): ctx is Transaction => "afterCommit" in ctx;

/** Runs `work` in a transaction; inside another transaction, joins it. */
export async function transact<Result>(
  ctx: Context,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (isTransaction(ctx)) return work(ctx);
  const { result, tasks } = await runWithRetries(ctx, work);
  for (const task of tasks) await task();
  return result;
}

async function runWithRetries<Result>(ctx: Context, work: (tx: Transaction) => Promise<Result>) {
  for (let attempt = 1; ; attempt += 1) {
    const tasks: (() => unknown)[] = [];
    const afterCommit = (task: () => unknown) => void tasks.push(task);
    try {
      return { result: await ctx.db.transaction().execute((db) => work({ ...ctx, db, afterCommit })), tasks };
    } catch (error) {
      // Fully rolled back, so safe to retry.
      const isTransient = isSerializationFailure(error) || isOutdatedPlan(error);
      if (attempt === maxAttempts || !isTransient) throw error;
    }
  }
}
