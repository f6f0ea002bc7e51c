import type { MediaStatus, MediaType } from "@vesper/contract/media/media";
import { sql, type InferResult, type Insertable, type Updateable } from "kysely";
import { notBlocked } from "#modules/blocks/predicates.ts";
import { oneByKey } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import { collectIds } from "#platform/database/statements.ts";
import { orderByAge, selectPage, type PageWindow } from "#platform/database/queue-page.ts";
import type { MediaTable } from "#platform/database/tables/media.ts";
import { lockForUser } from "#platform/database/advisory-lock.ts";
import { everyone, type Audience } from "#platform/identity/audience.ts";
import { isOwnerVisible } from "./owner-visibility.ts";

/** Selects media with its owner and whether the owner is visible to the audience. */
export const buildMediaQuery = (db: Database, { userId: viewerId, country }: Audience) =>
  db
    .selectFrom("media")
    .innerJoin("users", "users.id", "media.ownerId")
    .leftJoin("profiles", "profiles.userId", "media.ownerId")
    .selectAll("media")
    .select([
      "users.name as ownerName",
      "users.email as ownerEmail",
      "profiles.name as displayName",
      isOwnerVisible(country).as("isOwnerListed"),
      sql<string[]>`array(select other_id from media_lookalikes where media_id = media.id)`.as("lookalikes"),
      viewerId
        ? sql<boolean>`exists (select from media_likes where media_id = media.id and user_id = ${viewerId})`.as(
            "isLiked",
          )
        : sql<boolean>`false`.as("isLiked"),
    ]);
export type MediaRow = InferResult<ReturnType<typeof buildMediaQuery>>[number];

const selectMediaById = oneByKey((db, { id, ...audience }: Audience & { id: string }) =>
  buildMediaQuery(db, audience).where("media.id", "=", id),
);
export const selectMedia = (db: Database, id: string, audience = everyone) =>
  selectMediaById(db, { id, ...audience });

export async function insertMedia(
  db: Database,
  media: Insertable<MediaTable> | Insertable<MediaTable>[],
): Promise<void> {
  await db.insertInto("media").values(media).execute();
}

export async function updateMedia(db: Database, id: string, change: Updateable<MediaTable>): Promise<void> {
  await db.updateTable("media").set(change).where("id", "=", id).execute();
}

/** Compare-and-set on status; the loser of a race gets false. */
export async function updateMediaInStatus(
  db: Database,
  id: string,
  from: readonly MediaStatus[],
  change: Updateable<MediaTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("media")
    .set(change)
    .where("id", "=", id)
    .where("status", "in", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteMedia(db: Database, id: string): Promise<void> {
  await db.deleteFrom("media").where("id", "=", id).execute();
}

/** Deletes all media of an owner and returns the ids, for the removal of their files. */
export const deleteMediaByOwner = (db: Database, ownerId: string) =>
  db.deleteFrom("media").where("ownerId", "=", ownerId).returning("id").execute();

/** Without this lock concurrent changes could mix their orders or both set a primary photo. */
const lockMediaOrder = (db: Database, ownerId: string) => lockForUser(db, "media order", ownerId);

export async function clearPrimary(db: Database, ownerId: string): Promise<void> {
  await lockMediaOrder(db, ownerId);
  await db
    .updateTable("media")
    .set({ isPrimary: false })
    .where("ownerId", "=", ownerId)
    .where("isPrimary", "=", true)
    .execute();
}

export interface OwnFilter {
  ownerId: string;
  status?: MediaStatus | undefined;
  mediaType?: MediaType | undefined;
}

function buildOwnQuery(db: Database, { ownerId, status, mediaType }: OwnFilter) {
  let query = db.selectFrom("media").where("media.ownerId", "=", ownerId);
  if (status) query = query.where("media.status", "=", status);
  if (mediaType) query = query.where("media.mediaType", "=", mediaType);
  return query;
}

const ownOrder = sql`media.is_primary desc, media.position, media.id`;

export function selectOwned(
  db: Database,
  filter: OwnFilter,
  { sort, limit, offset }: PageWindow & { sort: "own" | "newest" },
  country: string | null = null,
): Promise<MediaRow[]> {
  const order = { newest: orderByAge("media.createdAt", "desc"), own: ownOrder }[sort];
  return buildMediaQuery(db, { userId: filter.ownerId, country })
    .where("media.id", "in", buildOwnQuery(db, filter).select("media.id"))
    .orderBy(order)
    .limit(limit)
    .offset(offset)
    .execute();
}

export const countOwned = (db: Database, filter: OwnFilter) =>
  countRows(db, buildOwnQuery(db, filter).select("media.id"));

/** Counts a member's media by status. */
export async function countByStatus(db: Database, ownerId: string): Promise<Map<MediaStatus, number>> {
  const rows = await db
    .selectFrom("media")
    .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
    .where("ownerId", "=", ownerId)
    .groupBy("status")
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** Returns the position after the last item. */
export async function getNextPosition(db: Database, ownerId: string): Promise<number> {
  const { last } = await db
    .selectFrom("media")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("ownerId", "=", ownerId)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

/** Reorders an owner's media by the given ids. Items left out come last, and ids of other owners' media are ignored. */
export async function updateOrder(db: Database, ownerId: string, ids: string[]): Promise<void> {
  await lockMediaOrder(db, ownerId);
  await sql`
    update media set position = placed.position
    from (
      select media.id, row_number() over (order by given.at nulls last, media.position, media.id) - 1 as position
      from media left join unnest(${ids}::uuid[]) with ordinality as given (id, at) on given.id = media.id
      where media.owner_id = ${ownerId}
    ) as placed
    where placed.id = media.id and media.position <> placed.position`.execute(db);
}

/** Selects the pictures that visitors see, in their order: the first one is the primary photo. */
export const selectShownPictures = (db: Database, ownerId: string): Promise<string[]> =>
  collectIds(
    db
      .selectFrom("media")
      .select("id")
      .where("ownerId", "=", ownerId)
      .where(sql<boolean>`is_shown and media_type = 'image'`)
      .orderBy(ownOrder),
  );

const buildPublicQuery = (db: Database, { userId, country }: Audience) =>
  db
    .selectFrom("media")
    .innerJoin("profiles", "profiles.userId", "media.ownerId")
    .where(
      sql<boolean>`media.is_shown and ${isOwnerVisible(country)} and ${notBlocked(userId, "media.owner_id")}`,
    );

/** Selects public media, most liked first. */
export const selectPopular = (db: Database, audience: Audience, window: PageWindow) =>
  selectPage(
    buildMediaQuery(db, audience),
    {
      ids: buildPublicQuery(db, audience).select("media.id"),
      id: "media.id",
      order: orderByAge("media.likeCount", "desc"),
    },
    window,
  );

export const countPopular = (db: Database, audience: Audience) =>
  countRows(db, buildPublicQuery(db, audience).select("media.id"));
