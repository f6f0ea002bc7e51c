import type { Tokens, User } from "@vesper/contract/accounts/accounts";
import { readItem, removeItem, writeItem } from "./browser-storage.ts";

export const sessionKeys = { access: "accessToken", refresh: "refreshToken", user: "user" } as const;

export function parseUser(json: string): User | null {
  try {
    const value = JSON.parse(json) as Partial<User> | null;
    const whole =
      typeof value?._id === "string" && typeof value.name === "string" && Array.isArray(value.roles);
    return whole ? (value as User) : null;
  } catch {
    return null;
  }
}

export const readTokens = () => ({
  access: readItem(sessionKeys.access),
  refresh: readItem(sessionKeys.refresh),
});

/** Returns the user of the stored session if it is complete. Unreadable data is removed, so that it fails only once. */
export function restoreUser(): User | null {
  const json = readItem(sessionKeys.user);
  if (!readTokens().access || json === null) return null;
  const user = parseUser(json);
  if (!user) clearSession();
  return user;
}

export function storeTokens(tokens: Tokens) {
  // Write the access token last: its change tells other tabs that both tokens are new.
  writeItem(sessionKeys.refresh, tokens.refresh);
  writeItem(sessionKeys.access, tokens.access);
}

export function storeUser(user: User) {
  writeItem(sessionKeys.user, JSON.stringify(user));
}

export function clearSession() {
  for (const key of Object.values(sessionKeys)) removeItem(key);
}
