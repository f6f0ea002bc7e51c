import { sql, type Selectable } from "kysely";
import { preparedQuery } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import { insertsInto, isFound, run } from "#platform/database/statements.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import type { SessionEnd, SessionsTable } from "#platform/database/tables/accounts.ts";

export type SessionRow = Selectable<SessionsTable>;

const liveSessions = (db: Database, now: Date) =>
  db.selectFrom("sessions").where("sessions.endedAt", "is", null).where("sessions.expiresAt", ">", now);

export const insertSession = insertsInto("sessions");

export function selectSession(db: Database, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom("sessions").selectAll().where("id", "=", id).executeTakeFirst();
}

const sessionsWithStatus = (db: Database, now: Date) =>
  liveSessions(db, now)
    .innerJoin("users", "users.id", "sessions.userId")
    .select([
      "users.id as userId",
      "users.roles",
      "users.status",
      "users.statusReason",
      "users.twoFactorSince",
      "sessions.secondFactorAt",
      "sessions.lastUsedAt",
      "sessions.tokensFrom",
    ])
    .where("users.closedAt", "is", null);

/** Selects a session with the roles and status of its account, which every request needs. */
export const selectSessionStatus = preparedQuery((db, { id, now }: { id: string; now: Date }) =>
  sessionsWithStatus(db, now).where("sessions.id", "=", id),
);

/** Batch version of `selectSessionStatus`; ended sessions and closed accounts are left out. */
export const selectSessionStatuses = (db: Database, { ids, now }: { ids: readonly string[]; now: Date }) =>
  sessionsWithStatus(db, now).select("sessions.id as sessionId").where("sessions.id", "in", ids).execute();

export const touchSession = (db: Database, id: string, now: Date) =>
  run(db.updateTable("sessions").set({ lastUsedAt: now }).where("id", "=", id));

interface Proof {
  sessionId: string;
  userId: string;
  now: Date;
  /** Whether it included a second factor. */
  isProven: boolean;
}

/** Updates only the given user's own session, and only while it is live. */
const recordProof = (db: Database, { sessionId, userId, now, isProven }: Proof) =>
  db
    .updateTable("sessions")
    .set({ authenticatedAt: now, ...(isProven && { secondFactorAt: now }) })
    .where("id", "=", sessionId)
    .where("userId", "=", userId)
    .where("endedAt", "is", null);

export const updateAuthenticatedAt = (db: Database, proof: Proof) => run(recordProof(db, proof));

/** Records the proof and begins a new generation of tokens, before which access tokens are refused. */
export const replaceTokens = (db: Database, proof: Proof): Promise<SessionRow | undefined> =>
  recordProof(db, proof)
    .set((eb) => ({
      generation: eb("generation", "+", 1),
      tokensFrom: eb("generation", "+", 1),
      rotatedAt: proof.now,
    }))
    .returningAll()
    .executeTakeFirst();

export function selectLiveSessions(db: Database, userId: string, now: Date): Promise<SessionRow[]> {
  return liveSessions(db, now)
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("lastUsedAt", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
}

/** Returns every stored session, ended or not. */
export function selectSessionsByUser(db: Database, userId: string, limit: number): Promise<SessionRow[]> {
  return db
    .selectFrom("sessions")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("lastUsedAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export const isKnownDevice = (db: Database, userId: string, userAgent: string) =>
  isFound(
    db.selectFrom("sessions").select("id").where("userId", "=", userId).where("userAgent", "=", userAgent),
  );

/** Compare-and-set on the generation: only one of several concurrent refreshes succeeds. */
export function rotateSession(
  db: Database,
  { id, generation }: { id: string; generation: number },
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<SessionRow | undefined> {
  return db
    .updateTable("sessions")
    .set({ generation: generation + 1, rotatedAt: now, lastUsedAt: now, expiresAt })
    .where("id", "=", id)
    .where("generation", "=", generation)
    .where("endedAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

interface SessionFilter {
  userId: string;
  /** Limits the filter to this session. */
  id?: string;
  /** Session to leave out. */
  besides?: string;
}

/** Ends live sessions and returns their ids. */
export async function endSessions(
  db: Database,
  { userId, id, besides }: SessionFilter,
  reason: SessionEnd,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable("sessions")
    .set({ endedAt: now, endedReason: reason })
    .where("userId", "=", userId)
    .where("endedAt", "is", null)
    .where((where) => (id ? where("id", "=", id) : where.val(true)))
    .where((where) => (besides ? where("id", "!=", besides) : where.val(true)))
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

export const deleteSessionsExpiredBefore = (db: Database, time: Date) =>
  deleteInBatches(db, "sessions", sql`expires_at < ${time}`);
