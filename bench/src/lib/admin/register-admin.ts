import { register } from "@vesper/contract/accounts/accounts";
import { runQuery } from "../profiles/prepare.ts";
import type { BenchServer } from "../server.ts";

/** Registers a new account, makes it an admin directly in the database and returns its token. */
export async function registerAdmin({ url }: BenchServer, databaseUrl: string): Promise<string> {
  const email = `${crypto.randomUUID()}@admin.test`;
  const answer = await fetch(url + register.base + register.path, {
    method: register.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Admin", email, password: "a good long password" }),
  });
  if (!answer.ok) throw new Error(`registering answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { tokens: { access: string } } };
  await runQuery(
    databaseUrl,
    "update users set roles = '{admin,verifier}', email_verified_at = now() where email = $1",
    [email],
  );
  await runQuery(
    databaseUrl,
    "update sessions set second_factor_at = now() from users where users.id = user_id and email = $1",
    [email],
  );
  return data.tokens.access;
}
