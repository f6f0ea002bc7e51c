import { execFileSync } from "node:child_process";
import { resetPassword } from "@vesper/contract/accounts/accounts";

export const firstAdmin = { email: "first-admin@example.test", password: "a-watchful-evening" };

/**
 * Creates the first admin as an operator does, before the server starts; returns the token to set the password with.
 */
export function createFirstAdmin(root: string, env: NodeJS.ProcessEnv): string {
  const args = [
    "server/src/cli/main.ts",
    "create-admin",
    "--email",
    firstAdmin.email,
    "--name",
    "First Admin",
  ];
  const output = execFileSync(process.execPath, args, { cwd: root, env, encoding: "utf8", timeout: 60_000 });
  const token = /token=([\w-]+)/.exec(output)?.[1];
  if (!token) throw new Error(`create-admin gave no link: ${output}`);
  return token;
}

export async function setFirstPassword(url: string, token: string): Promise<void> {
  const answer = await fetch(new URL(resetPassword.base + resetPassword.path, url), {
    method: resetPassword.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, newPassword: firstAdmin.password }),
  });
  if (!answer.ok) throw new Error(`Setting the admin's password answered ${answer.status}`);
}
