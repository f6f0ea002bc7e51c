import type { ProfileStatus } from "@vesper/contract/profiles/profile-fields";
import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

export interface PersonRow {
  listings: number;
  reviewsWritten: number;
  reviewsReceived: number;
  reportsBy: number;
  reportsAbout: number;
  favorites: number;
  conversations: number;
  lastSeenAt: Date | null;
}

/**
 * Counts a person's activity, using a separate index for each number. Reports about the viewer are excluded, so that
 * admins cannot learn who reported them.
 */
export async function selectPerson(db: Database, id: string, viewerId: string): Promise<PersonRow> {
  const { rows } = await sql<PersonRow>`
    select
      (select count(*) from listings where supplier_id = ${id}) as listings,
      (select count(*) from reviews where author_id = ${id}) as reviews_written,
      (select count(*) from reviews join profiles on profiles.id = reviews.profile_id
        where profiles.user_id = ${id}) as reviews_received,
      (select count(*) from reports join cases on cases.id = reports.case_id
        where reports.reporter_id = ${id} and cases.owner_id <> ${viewerId}) as reports_by,
      (select count(*) from reports join cases on cases.id = reports.case_id
        where cases.owner_id = ${id}) as reports_about,
      (select count(*) from favorites where user_id = ${id}) as favorites,
      (select count(*) from conversation_members where user_id = ${id}) as conversations,
      (select max(last_used_at) from sessions where user_id = ${id}) as last_seen_at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("expected one row from a query without a table");
  return row;
}

export interface ProfileRow {
  id: string;
  slug: string;
  name: string;
  status: ProfileStatus;
  listed: boolean;
  isVerified: boolean;
  createdAt: Date;
}

export const selectProfileByUser = (db: Database, userId: string): Promise<ProfileRow | undefined> =>
  db
    .selectFrom("profiles")
    .select(["id", "slug", "name", "status", "listed", "isVerified", "createdAt"])
    .where("userId", "=", userId)
    .executeTakeFirst();
