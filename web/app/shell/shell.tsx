import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { ReauthenticationOutlet } from "#web/features/accounts/own/reauthentication-outlet.tsx";
import { ToastOutlet } from "#web/ui/feedback/toast-outlet.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";
import { useSite } from "./site.ts";
import { useScrollRestoration } from "./use-scroll-restoration.ts";
import { useLocation, useNavigate } from "react-router";
import { updateOnlineUsers } from "#web/realtime/online.ts";
import { finishSignOut, useSession, useUser } from "#web/session/session-store.ts";
import { toLoginPath } from "#web/session/login-path.ts";
import { NavigationLine } from "./navigation/navigation-line.tsx";
import { PendingPage } from "./navigation/pending-page.tsx";
import { useSteadyNavigation } from "./navigation/use-steady-navigation.ts";
import { SignInOutlet } from "./sign-in/sign-in-outlet.tsx";

const AnnouncementBar = lazy(async () => ({
  default: (await import("./announcement-bar.tsx")).AnnouncementBar,
}));

function AnnouncementArea() {
  const { announcement } = useSite();
  if (!announcement) return null;
  return (
    <Suspense>
      <AnnouncementBar {...announcement} />
    </Suspense>
  );
}

// The same element every time: a new one would make React drop the bar of the server's page until its code has loaded.
const announcementArea = <AnnouncementArea />;

/** Frame of every page. */
export function Shell({ children }: { children: ReactNode }) {
  useScrollRestoration();
  useRouteFocus();
  useEndedSession();
  useRealtime();
  useSteadyNavigation();

  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <NavigationLine />
      {announcementArea}
      <Header />
      <PendingPage />
      <main id="main" tabIndex={-1} className="page-main">
        {children}
      </main>
      <Footer />
      <ToastOutlet />
      <ReauthenticationOutlet />
      <SignInOutlet />
    </div>
  );
}

/** Moves the focus to the heading after navigation, so that screen readers announce the page. */
function useRouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A dialog that was opened while the page faded in keeps the focus.
    if (document.activeElement?.closest("[role$=dialog][data-open]")) return;
    const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

/** Connects signed-in users who may see people; visitors load none of this code. */
function useRealtime() {
  const userId = useUser()?._id;
  const { isGated } = useSite();
  useEffect(() => {
    if (!userId || isGated) return;
    let end = () => {};
    let ended = false;
    void import("./background-work.ts").then(({ startBackgroundWork: startLive }) => {
      end = startLive(userId);
      if (ended) end();
    });
    return () => {
      ended = true;
      end();
      updateOnlineUsers(() => null);
    };
  }, [userId, isGated]);
}

/**
 * Asks the user to sign in again when the server has ended the session, then returns them to their page. An
 * intentional sign-out leads home instead.
 */
function useEndedSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ended = session.status === "signed-out" && session.reason !== undefined;

  // Returns to the page where the session ended, not to a later one.
  const handleEnd = useEffectEvent(() => {
    if (pathname !== "/login") void navigate(toLoginPath(pathname + search), { replace: true });
  });

  useEffect(() => {
    if (ended) handleEnd();
  }, [ended]);

  const isHome = session.status === "signed-out" && session.isLeaving === true && pathname === "/";
  useEffect(() => {
    if (isHome) finishSignOut();
  }, [isHome]);
}
