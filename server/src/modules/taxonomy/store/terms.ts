import type { CategoryChange, CategoryDraft, TagChange, TagDraft } from "@vesper/contract/profiles/taxonomy";
import type { ServiceChange, ServiceDraft } from "@vesper/contract/profiles/services";
import { sql, type RawBuilder, type Selectable } from "kysely";
import { v7 as newId } from "uuid";
import { oneByKey } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import type { PageWindow } from "#platform/database/queue-page.ts";
import type { Tables } from "#platform/database/tables/index.ts";

export type CategoryRow = Selectable<Tables["categories"]>;
export type TagRow = Selectable<Tables["tags"]>;
export type ServiceRow = Selectable<Tables["services"]>;

export interface CategoryTerms {
  row: CategoryRow;
  draft: CategoryDraft;
  change: CategoryChange;
}

export interface TagTerms {
  row: TagRow;
  draft: TagDraft;
  change: TagChange;
}

export interface ServiceTerms {
  row: ServiceRow;
  draft: ServiceDraft;
  change: ServiceChange;
}

export type Terms = CategoryTerms | TagTerms | ServiceTerms;
export type TermNoun = "category" | "tag" | "service";

export interface Uses {
  profiles: number;
  listings: number;
}

interface TermKind {
  noun: TermNoun;
  table: "categories" | "tags" | "services";
  order: RawBuilder<unknown>;
  /** Number of profiles and listings that use the term, including hidden ones. */
  countUses(db: Database, id: string): Promise<Uses>;
}

/** Creates the store shared by categories, tags and services, which follow the same rules. */
export function createTermStore<T extends Terms>({ noun, table, order, countUses }: TermKind) {
  // Names only columns that all tables have; a row contains all columns of its table.
  const buildTermQuery = (db: Database) => db.selectFrom(table).selectAll().$castTo<T["row"]>();
  return {
    noun,
    countUses,
    selectActive: (db: Database, limit: number) =>
      buildTermQuery(db).orderBy(order).where("isActive", "=", true).limit(limit).execute(),
    selectPage: (db: Database, { limit, offset }: PageWindow) =>
      buildTermQuery(db).orderBy(order).limit(limit).offset(offset).execute(),
    count: (db: Database) => countRows(db, db.selectFrom(table).select("id")),
    selectBySlug: oneByKey((db, { slug }: { slug: string }) => buildTermQuery(db).where("slug", "=", slug)),
    select: (db: Database, id: string) => buildTermQuery(db).where("id", "=", id).executeTakeFirst(),
    insert: (db: Database, draft: T["draft"]) =>
      db
        .insertInto(table)
        .values({ id: newId(), ...draft })
        .returningAll()
        .$castTo<T["row"]>()
        .executeTakeFirstOrThrow(),
    update: (db: Database, id: string, change: T["change"], now: Date) =>
      db
        .updateTable(table)
        .set({ ...change, updatedAt: now })
        .where("id", "=", id)
        .returningAll()
        .$castTo<T["row"]>()
        .executeTakeFirstOrThrow(),
    async delete(db: Database, id: string): Promise<void> {
      await db.deleteFrom(table).where("id", "=", id).execute();
    },
  };
}

export type TermStore<T extends Terms> = ReturnType<typeof createTermStore<T>>;

export const categories = createTermStore<CategoryTerms>({
  noun: "category",
  table: "categories",
  order: sql`sort_order, name`,
  countUses: async (db, id) => ({
    profiles: await countRows(db, db.selectFrom("profiles").select("id").where("categoryId", "=", id)),
    listings: await countRows(db, db.selectFrom("listings").select("id").where("categoryId", "=", id)),
  }),
});

export const tags = createTermStore<TagTerms>({
  noun: "tag",
  table: "tags",
  order: sql`name`,
  countUses: async (db, id) => ({
    profiles: await countRows(db, db.selectFrom("profileTags").select("profileId").where("tagId", "=", id)),
    listings: await countRows(db, db.selectFrom("listingTags").select("listingId").where("tagId", "=", id)),
  }),
});
