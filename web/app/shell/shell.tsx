import type { ReactNode } from "react";
import { ReauthenticationOutlet } from "#web/features/accounts/own/reauthentication-outlet.tsx";
import { ToastOutlet } from "#web/ui/feedback/toast-outlet.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PendingPage } from "./pending-page.tsx";
import { useEndedSession } from "./use-ended-session.ts";
import { useRealtime } from "./use-realtime.ts";
import { useRouteFocus } from "./use-route-focus.ts";
import { useScroll } from "./use-scroll.ts";

/** What surrounds every page. */
export function Shell({ children }: { children: ReactNode }) {
  useScroll();
  useRouteFocus();
  useEndedSession();
  useRealtime();

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2.5 focus:left-2.5 focus:z-40 focus:rounded-control focus:bg-accent focus:px-5 focus:py-2.5 focus:font-medium focus:text-on-accent"
      >
        Skip to content
      </a>
      <Header />
      <PendingPage />
      <main
        id="main"
        tabIndex={-1}
        className="flex min-h-[calc(100dvh-4rem)] flex-1 flex-col outline-none lg:min-h-[calc(100dvh-4.5rem)] [&_h1]:outline-none"
      >
        {children}
      </main>
      <Footer />
      <ToastOutlet />
      <ReauthenticationOutlet />
    </div>
  );
}
