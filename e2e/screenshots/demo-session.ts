import { login } from "@vesper/contract/accounts/accounts";
import type { Person } from "../support/given.ts";

const password = "vesper-demo";

/** Signs a demo account in through the API. */
export async function signInToDemo(origin: string, email: string): Promise<Person> {
  const response = await fetch(new URL(login.base + login.path, origin), {
    method: login.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}`);
  const { data } = login.response.parse(await response.json());
  return { name: data.user.name, email, password, ...data };
}
