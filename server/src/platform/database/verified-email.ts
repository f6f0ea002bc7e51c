import type { Database } from "./client.ts";

/** Selects an account's email address if it is verified. */
export const selectVerifiedEmail = (db: Database, userId: string) =>
  db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .where("emailVerifiedAt", "is not", null)
    .$narrowType<{ email: string }>();
