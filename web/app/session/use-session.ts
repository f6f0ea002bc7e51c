import type { User } from "@vesper/contract/accounts";
import { useSyncExternalStore } from "react";
import { currentSession, sessionOnServer, subscribeToSession, type Session } from "./session-store.ts";

export const useSession = (): Session =>
  useSyncExternalStore(subscribeToSession, currentSession, sessionOnServer);

/** The signed-in person, or null while that is unknown. */
export function useUser(): User | null {
  const session = useSession();
  return session.status === "signed-in" ? session.user : null;
}
