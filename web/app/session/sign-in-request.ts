import type { Intent } from "@vesper/contract/accounts/intent";
import { useSyncExternalStore } from "react";
import { removePendingIntent, storePendingIntent } from "./pending-intent.ts";
import { getCurrentSession } from "./session-store.ts";

export interface SignInRequest {
  intent: Intent;
  /** Name of the person the act is about, if the page knows it. */
  name?: string | undefined;
}

let current: SignInRequest | null = null;
const listeners = new Set<() => void>();

function setRequest(next: SignInRequest | null) {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the visitor to sign in, over the page. Once they have, the intent is carried out. */
export function requestSignIn(request: SignInRequest) {
  storePendingIntent(request.intent);
  setRequest(request);
}

/** Closes the sheet. The intent stays: the visitor may be on the way to a new password. */
export const closeSignIn = () => setRequest(null);

/** Closes the sheet because the visitor changed their mind. */
export function cancelSignIn() {
  removePendingIntent();
  setRequest(null);
}

export const useSignInRequest = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );

interface Click {
  defaultPrevented: boolean;
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  preventDefault: () => void;
}

/** Opens the sheet instead of following a link. Members, and clicks that open a new tab, follow the link. */
export function requestSignInOnClick(click: Click, request: SignInRequest) {
  const isModified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (click.defaultPrevented || click.button !== 0 || isModified) return;
  if (getCurrentSession().status !== "signed-out") return;
  click.preventDefault();
  requestSignIn(request);
}
