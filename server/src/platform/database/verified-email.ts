import type { Database } from "./client.ts";

/** An address counts as somebody's once they proved that it is theirs. */
export const selectVerifiedEmail = (db: Database, userId: string) =>
  db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .where("emailVerifiedAt", "is not", null)
    .$narrowType<{ email: string }>();
