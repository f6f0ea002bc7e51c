import type { RestrictingAction, SubjectKind } from "@vesper/contract/moderation/moderation";
import type { Role } from "@vesper/contract/accounts/roles";
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { Database } from "./database/client.ts";
import { isSerializationFailure } from "./database/errors.ts";
import type { DomainEvents, EventName } from "./events/domain-events.ts";
import type { Jobs } from "./jobs/queue.ts";
import type { Limiter } from "./limits/limiter.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Nodes } from "./nodes/nodes.ts";
import { Problem } from "./problem.ts";
import type { Pusher } from "./push/pusher.ts";
import type { Realtime } from "./realtime/realtime.ts";
import type { Secrets } from "./security/secrets.ts";
import type { SecurityEvents } from "./security/security-events.ts";
import type { Storage } from "./storage/storage.ts";
import type { Restriction, Subject } from "./subjects/subject.ts";
import type { Caller, Viewer } from "./identity/viewer.ts";

export type { Caller, Viewer } from "./identity/viewer.ts";

/** What lives as long as the process. */
export interface Platform {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly security: SecurityEvents;
  /** For identity documents alone, so that changing the other one loses none. */
  readonly documentSecrets: Secrets;
  readonly clock: Clock;
  readonly log: Logger;
  readonly db: Database;
  /** For what people read who are not signed in: perhaps a replica, which nothing can be written to. */
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
  /** The pages kept for visitors: whoever changes what is public lets go of them, after the commit. */
  readonly pages: { purge(): void; readonly generation: number };
}

/** One request or job on its way through the layers. */
export interface Context extends Platform {
  readonly viewer: Viewer | null;
  readonly caller: Caller;
}

/** A context whose `db` is a transaction. */
export interface Transaction extends Context {
  /** Runs once the transaction is safely stored, never when it is rolled back. */
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

/** Rules of one kind of subject, known to its module alone. */
export interface SubjectRules {
  find(ctx: Context, id: string): Promise<Subject | undefined>;
  /** Everyone whose own matter it is: who made it and who it is about. None of them decides on it. */
  getParties(ctx: Context, id: string): Promise<string[]>;
  /** Makes a restriction felt, or refuses it. */
  restrict(tx: Transaction, id: string, restriction: Restriction): Promise<void>;
  /** Undoes what `restrict` did, and tells whether anything was given back: something else may still be in force. */
  lift(tx: Transaction, id: string, action: RestrictingAction): Promise<boolean>;
}

/** Which kinds there are: each module brings its own, so that moderation need not know those above it. */
export interface Subjects {
  add(type: SubjectKind, rules: SubjectRules): void;
  findRules(type: SubjectKind): SubjectRules | undefined;
}

/** How often a transaction runs that others get in the way of. */
const maxAttempts = 4;

const systemCaller: Caller = {
  requestId: "-",
  network: "-",
  userAgent: "",
  isPageRender: false,
  country: null,
};

export function createContext(
  platform: Platform,
  viewer: Viewer | null = null,
  caller = systemCaller,
): Context {
  return { ...platform, viewer, caller };
}

/** The same context on behalf of an account. No session has the id of a person, so nothing is read as one. */
export function actAs<Base extends Context>(
  ctx: Base,
  { userId, roles = [] }: { userId: string; roles?: readonly Role[] },
): Base & { viewer: Viewer } {
  return { ...ctx, viewer: { userId, sessionId: userId, roles } };
}

/** The same context without a viewer: nobody signed in is recorded as the actor. */
export const asSystem = <Base extends Context>(ctx: Base): Base => ({ ...ctx, viewer: null });

export function signedIn(ctx: Context): Viewer {
  if (!ctx.viewer) throw new Problem("unauthorized");
  return ctx.viewer;
}

export const isTransaction = (ctx: Context): ctx is Transaction => "afterCommit" in ctx;

/** A transaction is just another context. Inside one, it joins it. */
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
      // The database chose this one to give way; all of it was undone, so it may simply run again.
      if (attempt === maxAttempts || !isSerializationFailure(error)) throw error;
    }
  }
}
