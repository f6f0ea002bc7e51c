import type { Role } from "@vesper/contract/accounts/roles";
import type { User } from "@vesper/contract/accounts/accounts";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useSession } from "#web/session/session-store.ts";

interface GuardProps {
  /** Sign-in page that visitors are redirected to. */
  signInAt: string;
  /** Decides by role who may enter; all others are sent home. If omitted, every signed-in user may enter. */
  mayEnter?: (roles: readonly Role[]) => boolean;
  /** Skeleton shown while the session is unknown. */
  fallback: ReactNode;
  children: (user: User) => ReactNode;
}

/** Mirrors the server's access rules, so that users are redirected instead of seeing errors. */
export function Guard({ signInAt, mayEnter, fallback, children }: GuardProps) {
  const session = useSession();
  if (session.status === "loading") return fallback;
  if (session.status === "signed-out") return <Navigate to={session.isLeaving ? "/" : signInAt} replace />;
  if (mayEnter && !mayEnter(session.user.roles)) return <Navigate to="/" replace />;
  return children(session.user);
}
