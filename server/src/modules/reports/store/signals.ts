import type { Insertable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { isFound, run } from "#platform/database/statements.ts";
import type { SignalsTable } from "#platform/database/tables/signals.ts";

/** A profile's public text. */
export const selectProfileText = (db: Database, profileId: string) =>
  db
    .selectFrom("profiles")
    .select(["id", "userId", "name", "status", "country", "aboutMe", "services", "customFields"])
    .where("id", "=", profileId)
    .executeTakeFirst();
export type ProfileText = NonNullable<Awaited<ReturnType<typeof selectProfileText>>>;

export const selectListingTexts = (db: Database, supplierId: string, limit: number) =>
  db
    .selectFrom("listings")
    .select(["title", "description"])
    .where("supplierId", "=", supplierId)
    .orderBy("createdAt", "desc")
    .limit(limit)
    .execute();

export const selectMediaTexts = (db: Database, ownerId: string, limit: number) =>
  db
    .selectFrom("media")
    .select(["title", "description"])
    .where("ownerId", "=", ownerId)
    .orderBy("createdAt", "desc")
    .limit(limit)
    .execute();

/** Returns null if the signal was raised before, unless it was settled and its content has changed since. */
export async function insertOrReopenSignal(
  db: Database,
  signal: Insertable<SignalsTable>,
): Promise<string | null> {
  const { content, text, reason, createdAt } = signal;
  const row = await db
    .insertInto("signals")
    .values(signal)
    .onConflict((conflict) =>
      conflict
        .columns(["profileId", "kind", "mark"])
        .doUpdateSet({ content, text, reason, createdAt, caseId: null, settledAt: null })
        .where("signals.settledAt", "is not", null)
        .where("signals.content", "!=", content),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export const updateSignalCase = (db: Database, id: string, caseId: string) =>
  run(db.updateTable("signals").set({ caseId }).where("id", "=", id));

/** Deletes open signals that no longer apply and never became part of a case. */
export async function deleteOutdatedSignals(
  db: Database,
  profileId: string,
  there: readonly { kind: string; mark: Buffer }[],
): Promise<void> {
  const open = await db
    .selectFrom("signals")
    .select(["id", "kind", "mark"])
    .where("profileId", "=", profileId)
    .where("settledAt", "is", null)
    .where("caseId", "is", null)
    .execute();
  const gone = open.filter(
    ({ kind, mark }) => !there.some((found) => found.kind === kind && found.mark.equals(mark)),
  );
  if (gone.length === 0) return;
  await db
    .deleteFrom("signals")
    .where(
      "id",
      "in",
      gone.map(({ id }) => id),
    )
    .execute();
}

/** Settles signals once an admin has reviewed the profile before publication, or decided the case. */
export async function settleSignals(
  db: Database,
  of: { profileId: string } | { caseId: string },
  now: Date,
): Promise<void> {
  const open = db.updateTable("signals").set({ settledAt: now }).where("settledAt", "is", null);
  await (
    "caseId" in of
      ? open.where("caseId", "=", of.caseId)
      : open.where("profileId", "=", of.profileId).where("caseId", "is", null)
  ).execute();
}

/**
 * Deletes signals about a deleted profile. Signals in a case are kept for the decision, unless the whole account is
 * erased.
 */
export async function deleteSignalsAbout(
  db: Database,
  otherId: string,
  { isErased }: { isErased: boolean },
): Promise<void> {
  const about = db.deleteFrom("signals").where("otherId", "=", otherId);
  await (isErased ? about : about.where("settledAt", "is", null).where("caseId", "is", null)).execute();
}

export const hasOpenCase = (db: Database, profileId: string) =>
  isFound(
    db
      .selectFrom("cases")
      .select("id")
      .where("subjectType", "=", "profile")
      .where("subjectId", "=", profileId)
      .where("status", "=", "open"),
  );
