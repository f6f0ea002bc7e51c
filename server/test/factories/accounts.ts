import { hash } from "@node-rs/argon2";
import type { Tokens } from "@vesper/contract/accounts/accounts";
import type { Role } from "@vesper/contract/accounts/roles";
import { hour, addMilliseconds } from "#platform/clock.ts";
import { createContext, transact, type Platform } from "#platform/context.ts";
import { createAccount } from "#modules/accounts/index.ts";
import { openSession } from "#modules/accounts/service/open-session.ts";

export interface Person {
  id: string;
  name: string;
  email: string;
  password: string;
  roles: Role[];
  tokens: Tokens;
}

export const password = "a good long password";
// A hash names its cost, so these people sign in fast.
const hashedPassword = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
let count = 0;

interface UserOptions extends Partial<Pick<Person, "name" | "email" | "roles">> {
  /** Age of the account in hours. */
  hours?: number;
  isConfirmed?: boolean;
}

/** Creates a person with an account and a live session. */
export async function buildUser(platform: Platform, given: UserOptions = {}): Promise<Person> {
  count += 1;
  const { name = `Person ${count}`, email = `person-${count}@example.test`, roles = ["user"] } = given;
  const passwordHash = await hashedPassword;
  return transact(createContext(platform), async (tx) => {
    const { id } = await createAccount(tx, {
      name,
      email,
      roles,
      passwordHash,
      ...(given.isConfirmed !== false && { emailVerifiedAt: tx.clock.now() }),
    });
    const createdAt = addMilliseconds(tx.clock.now(), -(given.hours ?? 0) * hour);
    await tx.db.updateTable("users").set({ createdAt }).where("id", "=", id).execute();
    return { id, name, email, password, roles, tokens: await openSession(tx, id, true) };
  });
}
