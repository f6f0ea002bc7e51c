import { randomUUID } from "node:crypto";
import { register, type Tokens, type User } from "@vesper/contract/accounts";
import type { Page } from "@playwright/test";

export interface Person {
  name: string;
  email: string;
  password: string;
  user: User;
  tokens: Tokens;
}

type Wishes = Partial<Pick<Person, "name" | "email" | "password">>;

/** Makes what a journey starts from, through the API like everyone else. */
export function createGiven(baseURL: string) {
  async function person(role: "user" | "escort", wishes: Wishes): Promise<Person> {
    const account = {
      name: "Ada Winter",
      email: `ada-${randomUUID()}@example.test`,
      password: "a-quiet-evening",
      ...wishes,
    };
    const answer = await fetch(new URL(register.base + register.path, baseURL), {
      method: register.method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...account, role }),
    });
    const body: unknown = await answer.json();
    if (answer.status !== register.status) {
      throw new Error(`Registering answered ${answer.status}: ${JSON.stringify(body)}`);
    }
    return { ...account, ...register.response.parse(body).data };
  }

  return {
    user: (wishes: Wishes = {}) => person("user", wishes),
    escort: (wishes: Wishes = {}) => person("escort", wishes),
  };
}
export type Given = ReturnType<typeof createGiven>;

/** Puts a session where the site keeps it, as if this person had signed in here before. */
export async function storeSession(page: Page, { user, tokens }: Person, origin: string) {
  await storeItems(page, origin, {
    accessToken: tokens.access,
    refreshToken: tokens.refresh,
    user: JSON.stringify(user),
    ...consent(),
  });
}

/** The remembered yes of the age gate. */
export const consent = () => ({ adultUntil: String(Date.now() + 86_400_000) });

async function storeItems(page: Page, origin: string, items: Record<string, string>) {
  const context = page.context();
  const { cookies, origins } = await context.storageState();
  const stored = origins.find((entry) => entry.origin === origin)?.localStorage ?? [];
  const kept = stored.filter(({ name }) => !Object.hasOwn(items, name));
  const added = Object.entries(items).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies, origins: [{ origin, localStorage: [...kept, ...added] }] });
}
