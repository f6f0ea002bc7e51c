import type { Tokens } from "@vesper/contract/accounts";
import type { Role } from "@vesper/contract/roles";
import { createContext, transact, type Platform } from "#platform/context.ts";
import { createAccount, hashPassword } from "#modules/accounts/index.ts";
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
const hashed = hashPassword(password);
let count = 0;

/** Somebody with an account and a live session. */
export async function buildUser(
  platform: Platform,
  given: Partial<Pick<Person, "name" | "email" | "roles">> = {},
): Promise<Person> {
  count += 1;
  const { name = `Person ${count}`, email = `person-${count}@example.test`, roles = ["user"] } = given;
  const passwordHash = await hashed;
  return transact(createContext(platform), async (tx) => {
    const { id } = await createAccount(tx, {
      name,
      email,
      roles,
      passwordHash,
      emailVerifiedAt: tx.clock.now(),
    });
    return { id, name, email, password, roles, tokens: await openSession(tx, id, true) };
  });
}
