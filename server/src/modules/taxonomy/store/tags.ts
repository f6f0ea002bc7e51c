import type { TagChange, TagDraft } from "@vesper/contract/taxonomy";
import type { Selectable } from "kysely";
import { v7 as newId } from "uuid";
import { byKey } from "#platform/database/by-key.ts";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import type { TagsTable } from "#platform/database/tables/taxonomy.ts";
import type { TermStore } from "./terms.ts";

export type TagRow = Selectable<TagsTable>;

const inOrder = (db: Database) => db.selectFrom("tags").selectAll().orderBy("name");

export const selectActiveTags = (db: Database, limit: number): Promise<TagRow[]> =>
  inOrder(db).where("isActive", "=", true).limit(limit).execute();

export const selectTags = (db: Database, window: { limit: number; offset: number }): Promise<TagRow[]> =>
  inOrder(db).limit(window.limit).offset(window.offset).execute();

const bySlug = byKey((db, { slug }: { slug: string }) =>
  db.selectFrom("tags").selectAll().where("slug", "=", slug),
);
export const selectTagBySlug = async (db: Database, slug: string): Promise<TagRow | undefined> =>
  (await bySlug(db, { slug }))[0];

export const countTags = (db: Database) => countRows(db, db.selectFrom("tags").select("id"));

export const tags: TermStore<TagRow, TagDraft, TagChange> = {
  noun: "tag",
  insert: (db, draft) =>
    db
      .insertInto("tags")
      .values({ id: newId(), ...draft })
      .returningAll()
      .executeTakeFirstOrThrow(),
  select: (db, id) => db.selectFrom("tags").selectAll().where("id", "=", id).executeTakeFirst(),
  update: (db, id, change, now) =>
    db
      .updateTable("tags")
      .set({ ...change, updatedAt: now })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  async delete(db, id) {
    await db.deleteFrom("tags").where("id", "=", id).execute();
  },
  countUses: async (db, id) => ({
    profiles: await countRows(db, db.selectFrom("profileTags").select("profileId").where("tagId", "=", id)),
    listings: await countRows(db, db.selectFrom("listingTags").select("listingId").where("tagId", "=", id)),
  }),
};
