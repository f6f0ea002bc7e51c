import type { Tokens, User } from "@vesper/contract/accounts/accounts";
import { clearSession, restoreUser, sessionKeys, storeTokens, storeUser } from "./stored-session.ts";
import { useSyncExternalStore } from "react";

export const useSession = (): Session =>
  useSyncExternalStore(subscribeToSession, getCurrentSession, getServerSession);

export type Session =
  | { status: "loading" }
  /**
   * `reason` says why the server ended a session, for the sign-in page to show. `isLeaving` while somebody who has
   * just signed out here is on the way home.
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

/** The server never knows who is signed in, so its pages are the same for everyone. */
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

/** Signed out on purpose, in this tab: nobody is asked to sign in again before they are home. */
export function beginSignOut() {
  clearSession();
  setSession({ status: "signed-out", isLeaving: true });
}

export function finishSignOut() {
  setSession(signedOut);
}

/** News about whoever is signed in. It may come after they have left, here or in another tab: then it is nobody's. */
export function updateUser(user: User) {
  if (restoreUser()?._id !== user._id) return;
  storeUser(user);
  setSession({ status: "signed-in", user });
}

// `key` is null when the whole storage was emptied.
const isSessionKey = (key: string | null) =>
  key === null || key === sessionKeys.access || key === sessionKeys.user;

function handleStorage({ key }: StorageEvent) {
  if (isSessionKey(key)) setSession(restoreSession());
}

/** Also follows other tabs, so that signing in or out there counts here. */
function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", handleStorage);
  };
}

/** The signed-in person, or null while that is unknown. */
export function useUser(): User | null {
  const session = useSession();
  return session.status === "signed-in" ? session.user : null;
}
