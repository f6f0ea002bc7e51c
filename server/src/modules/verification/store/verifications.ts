import type { QueueStatus, VerificationKind } from "@vesper/contract/moderation/verification";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { AccountName } from "#platform/identity/account-name.ts";
import type { Database } from "#platform/database/client.ts";
import { collectIds, isChanged, run } from "#platform/database/statements.ts";
import { orderByAge, selectQueuePage, selectWaitingSummary } from "#platform/database/queue-page.ts";
import type { VerificationsTable } from "#platform/database/tables/verification.ts";

export type OwnRow = Selectable<VerificationsTable>;

/** Verifications with the person concerned and the admins who worked on them. */
const verifications = (db: Database) =>
  db
    .selectFrom("verifications")
    .innerJoin("users as person", "person.id", "verifications.userId")
    .leftJoin("profiles", "profiles.userId", "verifications.userId")
    .leftJoin("leases", (join) =>
      join
        .onRef("leases.itemId", "=", "verifications.id")
        .on("leases.queue", "=", "verification")
        .on("verifications.status", "=", "waiting"),
    )
    .leftJoin("users as holder", "holder.id", "leases.holderId")
    .leftJoin("users as decider", "decider.id", "verifications.decidedBy")
    .selectAll("verifications")
    .select([
      "person.name as personName",
      "person.profileImageUrl as personAvatar",
      "profiles.id as profileId",
      "profiles.slug as profileSlug",
      "profiles.name as profileName",
      "profiles.age as profileAge",
      "profiles.city as profileCity",
      "profiles.listed as profileListed",
      "leases.holderId as leasedBy",
      "leases.heldUntil as leasedUntil",
      "holder.name as holderName",
      "holder.profileImageUrl as holderAvatar",
      "decider.name as deciderName",
      "decider.profileImageUrl as deciderAvatar",
    ]);

export const selectVerification = (db: Database, id: string) =>
  verifications(db).where("verifications.id", "=", id).executeTakeFirst();
export type VerificationRow = NonNullable<Awaited<ReturnType<typeof selectVerification>>>;

export interface VerificationQuery {
  status: QueueStatus;
  kind?: VerificationKind | undefined;
  page: number;
  limit: number;
}

const inState = (db: Database, status: QueueStatus) =>
  db.selectFrom("verifications").select("verifications.id").where("verifications.status", "=", status);

/** Waiting verifications oldest first, decided ones newest first. */
export function selectVerifications(db: Database, query: VerificationQuery) {
  const { status, kind } = query;
  const all = inState(db, status);
  const ids = kind ? all.where("verifications.kind", "=", kind) : all;
  const order =
    status === "waiting"
      ? orderByAge("verifications.submittedAt", "asc")
      : orderByAge("verifications.decidedAt", "desc");
  return selectQueuePage(db, verifications(db), { ids, id: "verifications.id", order }, query);
}

export const selectQueue = (db: Database) =>
  selectWaitingSummary(db, inState(db, "waiting"), "verifications.submittedAt");

/** Earlier decisions about a person, newest first. */
export const selectEarlier = (
  db: Database,
  { id, userId }: { id: string; userId: string },
  limit: number,
): Promise<VerificationRow[]> =>
  verifications(db)
    .where("verifications.userId", "=", userId)
    .where("verifications.id", "<>", id)
    .where("verifications.status", "in", ["approved", "rejected"])
    .orderBy("verifications.createdAt", "desc")
    .orderBy("verifications.id", "desc")
    .limit(limit)
    .execute();

export const selectVerificationsByUser = (db: Database, userId: string, limit: number): Promise<OwnRow[]> =>
  db
    .selectFrom("verifications")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export const selectNewestVerification = (
  db: Database,
  userId: string,
  kind: VerificationKind,
): Promise<OwnRow | undefined> =>
  db
    .selectFrom("verifications")
    .selectAll()
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** Inserts a request, or gives the open one a new code. Returns undefined while a request waits for review. */
export function insertOrRenewRequest(
  db: Database,
  request: Insertable<VerificationsTable>,
): Promise<OwnRow | undefined> {
  return db
    .insertInto("verifications")
    .values(request)
    .onConflict((conflict) =>
      conflict
        .columns(["userId", "kind"])
        .where("status", "in", ["asked", "waiting"])
        .doUpdateSet((set) => ({
          code: set.ref("excluded.code"),
          gesture: set.ref("excluded.gesture"),
          expiresAt: set.ref("excluded.expiresAt"),
          createdAt: set.ref("excluded.createdAt"),
        }))
        .where("verifications.status", "=", "asked"),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Compare-and-set from `asked` to `waiting`; requires the unexpired code that the pictures were taken for. */
export const updateSubmitted = (
  db: Database,
  { id, code, now }: { id: string; code: string | null; now: Date },
) =>
  isChanged(
    db
      .updateTable("verifications")
      .set({ status: "waiting", submittedAt: now })
      .where("id", "=", id)
      .where("status", "=", "asked")
      .where("code", "=", code)
      .where("expiresAt", ">", now),
  );

/** Compare-and-set on status `waiting`; the loser of a race gets false. */
export const updateIfWaiting = (db: Database, id: string, change: Updateable<VerificationsTable>) =>
  isChanged(db.updateTable("verifications").set(change).where("id", "=", id).where("status", "=", "waiting"));

/** Another account that was verified with the same document. */
export async function selectOtherByDocument(
  db: Database,
  documentHash: Buffer,
  userId: string,
): Promise<{ userId: string; name: AccountName; profileId: string | null } | undefined> {
  return db
    .selectFrom("verifications")
    .innerJoin("users", "users.id", "verifications.userId")
    .leftJoin("profiles", "profiles.userId", "verifications.userId")
    .select(["verifications.userId", "users.name", "profiles.id as profileId"])
    .where("documentHash", "=", documentHash)
    .where("verifications.userId", "<>", userId)
    .orderBy("verifications.createdAt")
    .limit(1)
    .executeTakeFirst();
}

export const selectOverdue = (db: Database, before: Date, limit: number): Promise<OwnRow[]> =>
  db
    .selectFrom("verifications")
    .selectAll()
    .where("status", "=", "waiting")
    .where("kind", "=", "request")
    .where("submittedAt", "<", before)
    .limit(limit)
    .execute();

/** Deletes requests whose code expired unused. */
export const deleteLapsed = (db: Database, before: Date) =>
  run(db.deleteFrom("verifications").where("status", "=", "asked").where("expiresAt", "<", before));

/** Locks the person's open verifications until the transaction ends; returns their ids. */
export const lockOpen = (db: Database, userId: string, kinds: readonly VerificationKind[]) =>
  collectIds(
    db
      .selectFrom("verifications")
      .select("id")
      .where("userId", "=", userId)
      .where("kind", "in", kinds)
      .where("status", "in", ["asked", "waiting"])
      .forUpdate(),
  );

export async function deleteVerifications(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("verifications").where("id", "in", ids).execute();
}
