import type { Registration, Tokens } from "@vesper/contract/accounts/accounts";
import type { Role } from "@vesper/contract/accounts/roles";
import { v7 as newId } from "uuid";
import { type Context, transact, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { hashPassword } from "../credentials/passwords.ts";
import { invitationMail, verificationMail } from "../job-definitions.ts";
import { insertRegistrationIntent } from "../store/registration-intents.ts";
import { insertUser, type UserRow } from "../store/users.ts";
import { openSession } from "./open-session.ts";
import { enforceStrength } from "./passwords.ts";
import { enforceNotReserved } from "./undo-email.ts";

export { hashPassword } from "../credentials/passwords.ts";

export interface SignedIn {
  user: UserRow;
  tokens: Tokens;
}

export interface NewAccount {
  name: string;
  email: string;
  passwordHash: string;
  roles: Role[];
  emailVerifiedAt?: Date;
  byAdmin?: boolean;
}

/** Creates an account; no other code does. A unique index on the address prevents duplicates. */
export async function createAccount(
  tx: Transaction,
  { byAdmin = false, ...account }: NewAccount,
): Promise<UserRow> {
  const now = tx.clock.now();
  const times = { createdAt: now, updatedAt: now, claimedAt: byAdmin ? null : now };
  const user = await insertUser(tx.db, { id: newId(), ...account, ...times });
  if (!user) throw new Problem("email_in_use");
  await enforceNotReserved(tx, user.id, account.email);
  await publish(tx, "user.registered", { userId: user.id, byAdmin });
  return user;
}

export async function register(
  ctx: Context,
  { name, email, password, role, intent }: Registration,
): Promise<SignedIn> {
  enforceStrength(ctx, "password", password, { email, name });
  const passwordHash = await hashPassword(password);
  return transact(ctx, async (tx) => {
    const user = await createAccount(tx, { name, email, passwordHash, roles: [role] });
    const { id: userId, createdAt } = user;
    if (intent) await insertRegistrationIntent(tx.db, { userId, createdAt, ...intent });
    await enqueue(tx, verificationMail, { userId });
    return { user, tokens: await openSession(tx, userId, true) };
  });
}

/** Invites a person whose account was created by an admin to choose a password. */
export const sendInvitation = (tx: Transaction, userId: string): Promise<void> =>
  enqueue(tx, invitationMail, { userId });
