import type { Registration, Tokens } from "@vesper/contract/accounts/accounts";
import type { Role } from "@vesper/contract/accounts/roles";
import { v7 as newId } from "uuid";
import { type Context, transact, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue, enqueueAll } from "#platform/jobs/jobs.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { toPersonOwner } from "#platform/sealing/open-column.ts";
import { hashPassword } from "../credentials/passwords.ts";
import { invitationMails, verificationMail } from "../job-definitions.ts";
import { mayRegister } from "../policy.ts";
import { insertRegistrationIntent } from "../store/registration-intents.ts";
import { insertUsers, type UserRow } from "../store/users.ts";
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
}

/** Creates an account. */
export async function createAccount(
  tx: Transaction,
  { byAdmin = false, ...account }: NewAccount & { byAdmin?: boolean },
): Promise<UserRow> {
  const [user] = await createAccounts(tx, [account], byAdmin);
  if (!user) throw new Error("account missing after insert");
  return user;
}

/**
 * Creates accounts, all or none; no other code does. A unique index on the address prevents duplicates. Returns them in
 * the order of their addresses, in which they are stored, so that no two transactions wait for each other.
 */
export async function createAccounts(
  tx: Transaction,
  accounts: readonly NewAccount[],
  byAdmin: boolean,
): Promise<UserRow[]> {
  const now = tx.clock.now();
  const times = { createdAt: now, updatedAt: now, claimedAt: byAdmin ? null : now };
  const rows = accounts
    .toSorted((one, other) => (one.email < other.email ? -1 : 1))
    .map((account) => {
      const id = newId();
      return { id, sealingKey: tx.sealing.createKey(toPersonOwner(id)), ...account, ...times };
    });
  const users = await insertUsers(tx, rows);
  if (users.length < accounts.length) throw new Problem("email_in_use");
  const userIds = users.map(({ id }) => id);
  await enforceNotReserved(tx, { userIds, emails: accounts.map(({ email }) => email) });
  await publish(tx, "users.registered", { userIds, byAdmin });
  return users;
}

export async function register(
  ctx: Context,
  { name, email, password, role, intent }: Registration,
): Promise<SignedIn> {
  enforce(mayRegister(ctx.config.registration));
  await enforceStrength(ctx, "password", password, { email, name });
  const passwordHash = await hashPassword(password);
  return transact(ctx, async (tx) => {
    const user = await createAccount(tx, { name, email, passwordHash, roles: [role] });
    const { id: userId, createdAt } = user;
    if (intent) await insertRegistrationIntent(tx.db, { userId, createdAt, ...intent });
    await enqueue(tx, verificationMail, { userId });
    return { user, tokens: await openSession(tx, userId, true) };
  });
}

/** Invitations per job: a job whose process was killed mails all of them again. */
const invitationsPerJob = 10;

/** Invites people whose accounts were created by an admin to choose a password. */
export function sendInvitations(tx: Transaction, userIds: readonly string[]): Promise<void> {
  const groups = Map.groupBy(userIds.entries(), ([at]) => Math.floor(at / invitationsPerJob));
  const jobs = [...groups.values()].map((group) => ({ userIds: group.map(([, userId]) => userId) }));
  return enqueueAll(tx, invitationMails, jobs);
}
