import type { Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { SignalsTable } from "#platform/database/tables/signals.ts";
import type { ImageRow } from "./selections.ts";

export type SignalRow = Pick<Selectable<SignalsTable>, "id" | "kind" | "reason" | "text" | "createdAt">;

export interface ReviewInfo {
  signals: SignalRow[];
  isBeingChecked: boolean;
  /** Pictures that wait for review. */
  submitted: ImageRow[];
}

const maxPerProfile = 20;

const selectSubmitted = (db: Database, profileIds: readonly string[]) =>
  db
    .selectFrom("media")
    .innerJoin("profiles", "profiles.userId", "media.ownerId")
    .select(["media.id", "media.title", "media.isPrimary", "media.width", "media.height", "media.colors"])
    .select("profiles.id as profileId")
    .where("profiles.id", "in", profileIds)
    .where("media.mediaType", "=", "image")
    .where("media.status", "=", "pending")
    .where("media.progress", "=", "ready")
    .where("media.isPublic", "=", true)
    .orderBy("media.isPrimary", "desc")
    .orderBy("media.position")
    .orderBy("media.id")
    .limit(maxPerProfile * profileIds.length)
    .$narrowType<{ width: number; height: number; colors: string[] }>()
    .execute();

/** Selects the information admins need before they decide about these profiles. */
export async function selectReviewInfo(
  db: Database,
  profileIds: readonly string[],
): Promise<(profileId: string) => ReviewInfo> {
  if (profileIds.length === 0) return () => ({ signals: [], isBeingChecked: false, submitted: [] });
  const open = await db
    .selectFrom("signals")
    .select(["id", "profileId", "kind", "reason", "text", "createdAt"])
    .where("profileId", "in", profileIds)
    .where("settledAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(maxPerProfile * profileIds.length)
    .execute();
  const waiting = await db
    .selectFrom("profilePrints")
    .select("profileId")
    .where("profileId", "in", profileIds)
    .where("wantedAt", "is not", null)
    .execute();
  const submitted = await selectSubmitted(db, profileIds);
  return (profileId) => ({
    signals: open.filter((signal) => signal.profileId === profileId).slice(0, maxPerProfile),
    isBeingChecked: waiting.some((print) => print.profileId === profileId),
    submitted: submitted.filter((image) => image.profileId === profileId).slice(0, maxPerProfile),
  });
}
