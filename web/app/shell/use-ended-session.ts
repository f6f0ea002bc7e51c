import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { arriveHome } from "#web/session/session-store.ts";
import { useSession } from "#web/session/use-session.ts";
import { loginPath } from "./login-path.ts";

/** When the server ends a session, the person is asked to sign in and then comes back. Whoever leaves goes home. */
export function useEndedSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ended = session.status === "signed-out" && session.reason !== undefined;

  // Where one was when it ended counts, not where one goes afterwards.
  const handleEnd = useEffectEvent(() => {
    if (pathname !== "/login") void navigate(loginPath(pathname + search), { replace: true });
  });

  useEffect(() => {
    if (ended) handleEnd();
  }, [ended]);

  const isHome = session.status === "signed-out" && session.isLeaving === true && pathname === "/";
  useEffect(() => {
    if (isHome) arriveHome();
  }, [isHome]);
}
