import { randomBytes } from "node:crypto";
import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { hashPassword } from "../credentials/passwords.ts";
import { resetMail } from "../job-definitions.ts";
import { updateUser } from "../store/users.ts";
import { endSessions } from "./end-sessions.ts";

/** Of a password that nobody knows: the mailed link is the way in. */
export const unknownPassword = () => hashPassword(randomBytes(32).toString("base64url"));

/** Ends every session and the password, forgets a waiting address, and mails a link to set a new password. */
export async function shutEveryoneOut(
  tx: Transaction,
  userId: string,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  await updateUser(tx.db, userId, { passwordHash, pendingEmail: null, updatedAt: tx.clock.now() });
  await endSessions(tx, { userId }, "revoked");
  await publish(tx, "user.changed", { userId });
  await enqueue(tx, resetMail, { email, isOwed: true });
}
