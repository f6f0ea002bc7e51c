import type { Role } from "@vesper/contract/accounts/roles";
import type { User } from "@vesper/contract/accounts/accounts";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useSession } from "#web/session/session-store.ts";

interface GuardProps {
  /** Where visitors are sent. */
  signInAt: string;
  /** Everyone signed in may enter when left out; others go home. */
  mayEnter?: (roles: readonly Role[]) => boolean;
  /** The page in outline, while it is unknown who is there. */
  fallback: ReactNode;
  children: (user: User) => ReactNode;
}

/** Mirrors what the server enforces anyway, so that nobody meets a page of refusals. */
export function Guard({ signInAt, mayEnter, fallback, children }: GuardProps) {
  const session = useSession();
  if (session.status === "loading") return fallback;
  if (session.status === "signed-out") return <Navigate to={session.isLeaving ? "/" : signInAt} replace />;
  if (mayEnter && !mayEnter(session.user.roles)) return <Navigate to="/" replace />;
  return children(session.user);
}
