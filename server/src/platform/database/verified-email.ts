import type { Database } from "./client.ts";

/** Selects the email address of an account only once it is verified. */
export const selectVerifiedEmail = (db: Database, userId: string) =>
  db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .where("emailVerifiedAt", "is not", null)
    .$narrowType<{ email: string }>();
