import type { Role } from "@vesper/contract/roles";
import { createAccount, hashPassword, isAnyoneHere } from "#modules/accounts/index.ts";
import { transact, type Context } from "#platform/context.ts";

export const demoPassword = "vesper-demo";

export const demoPeople: { name: string; email: string; roles: Role[] }[] = [
  { name: "Ada Quill", email: "admin@vesper.test", roles: ["admin"] },
  { name: "Celeste Varga", email: "escort@vesper.test", roles: ["escort"] },
  { name: "Jonas Meer", email: "user@vesper.test", roles: ["user"] },
];

/** A small world to look around in, made once, through the same services as everything else. */
export async function makeDemo(ctx: Context): Promise<void> {
  if (await isAnyoneHere(ctx.db)) return;
  const passwordHash = await hashPassword(demoPassword);
  await transact(ctx, async (tx) => {
    for (const person of demoPeople) {
      await createAccount(tx, { ...person, passwordHash, emailVerifiedAt: tx.clock.now() });
    }
  });
}
