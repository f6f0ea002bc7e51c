import type { CategoryChange, CategoryDraft } from "@vesper/contract/taxonomy";
import type { Selectable } from "kysely";
import { v7 as newId } from "uuid";
import { byKey } from "#platform/database/by-key.ts";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import type { CategoriesTable } from "#platform/database/tables/taxonomy.ts";
import type { TermStore } from "./terms.ts";

export type CategoryRow = Selectable<CategoriesTable>;

const inOrder = (db: Database) =>
  db.selectFrom("categories").selectAll().orderBy("sortOrder").orderBy("name");

export const selectActiveCategories = (db: Database, limit: number): Promise<CategoryRow[]> =>
  inOrder(db).where("isActive", "=", true).limit(limit).execute();

export const selectCategories = (
  db: Database,
  window: { limit: number; offset: number },
): Promise<CategoryRow[]> => inOrder(db).limit(window.limit).offset(window.offset).execute();

const bySlug = byKey((db, { slug }: { slug: string }) =>
  db.selectFrom("categories").selectAll().where("slug", "=", slug),
);
export const selectCategoryBySlug = async (db: Database, slug: string): Promise<CategoryRow | undefined> =>
  (await bySlug(db, { slug }))[0];

export const countCategories = (db: Database) => countRows(db, db.selectFrom("categories").select("id"));

export const categories: TermStore<CategoryRow, CategoryDraft, CategoryChange> = {
  noun: "category",
  insert: (db, draft) =>
    db
      .insertInto("categories")
      .values({ id: newId(), ...draft })
      .returningAll()
      .executeTakeFirstOrThrow(),
  select: (db, id) => db.selectFrom("categories").selectAll().where("id", "=", id).executeTakeFirst(),
  update: (db, id, change, now) =>
    db
      .updateTable("categories")
      .set({ ...change, updatedAt: now })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  async delete(db, id) {
    await db.deleteFrom("categories").where("id", "=", id).execute();
  },
  countUses: async (db, id) => ({
    profiles: await countRows(db, db.selectFrom("profiles").select("id").where("categoryId", "=", id)),
    listings: await countRows(db, db.selectFrom("listings").select("id").where("categoryId", "=", id)),
  }),
};
