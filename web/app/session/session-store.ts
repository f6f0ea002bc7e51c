import type { Tokens, User } from "@vesper/contract/accounts/accounts";
import { clearSession, restoreUser, sessionKeys, storeTokens, storeUser } from "./stored-session.ts";
import { useSyncExternalStore } from "react";

export const useSession = (): Session =>
  useSyncExternalStore(subscribeToSession, getCurrentSession, getServerSession);

export type Session =
  | { status: "loading" }
  /**
   * `reason` tells the sign-in page why the server ended the session. `isLeaving` is set after the member has signed
   * out in this tab, until the home page is reached.
   */
  | { status: "signed-out"; reason?: string; isLeaving?: boolean }
  | { status: "signed-in"; user: User };

const loading: Session = { status: "loading" };
const signedOut: Session = { status: "signed-out" };

let current: Session = loading;
const listeners = new Set<() => void>();

function setSession(next: Session) {
  current = next;
  for (const listener of listeners) listener();
}

function restoreSession(): Session {
  const user = restoreUser();
  return user ? { status: "signed-in", user } : signedOut;
}

export function getCurrentSession(): Session {
  if (current === loading) current = restoreSession();
  return current;
}

/** The server renders without a session, so its pages are the same for everyone. */
const getServerSession = (): Session => loading;

export function login(tokens: Tokens, user: User) {
  storeTokens(tokens);
  storeUser(user);
  setSession({ status: "signed-in", user });
}

export function logout(reason?: string) {
  clearSession();
  setSession(reason ? { status: "signed-out", reason } : signedOut);
}

/** Marks a sign-out in this tab as intentional, so that no sign-in prompt appears on the way to the home page. */
export function beginSignOut() {
  clearSession();
  setSession({ status: "signed-out", isLeaving: true });
}

export function finishSignOut() {
  setSession(signedOut);
}

/** Updates the signed-in user. Does nothing if they have signed out in the meantime, here or in another tab. */
export function updateUser(user: User) {
  if (restoreUser()?._id !== user._id) return;
  storeUser(user);
  setSession({ status: "signed-in", user });
}

/** Loads the user and stores them, unless another change was stored during the call: the response may predate it. */
export async function refreshUser(load: () => Promise<User>): Promise<User> {
  const before = getCurrentSession();
  const loaded = await load();
  const now = getCurrentSession();
  if (now !== before && now.status === "signed-in") return now.user;
  updateUser(loaded);
  return loaded;
}

// `key` is null when the whole storage was emptied.
const isSessionKey = (key: string | null) =>
  key === null || key === sessionKeys.access || key === sessionKeys.user;

function handleStorage({ key }: StorageEvent) {
  if (isSessionKey(key)) setSession(restoreSession());
}

/** Subscribes to the session, including sign-ins and sign-outs in other tabs. */
function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", handleStorage);
  };
}

/** Returns the signed-in user; null for visitors and while the session is unknown. */
export function useUser(): User | null {
  const session = useSession();
  return session.status === "signed-in" ? session.user : null;
}
