import type { ReactNode } from "react";
import { ToastOutlet } from "#web/ui/toast-outlet.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useEndedSession } from "./use-ended-session.ts";
import { useQuickExit } from "./use-quick-exit.ts";
import { useRouteFocus } from "./use-route-focus.ts";
import { useScroll } from "./use-scroll.ts";

/** What surrounds every page. */
export function Shell({ children }: { children: ReactNode }) {
  useScroll();
  useRouteFocus();
  useQuickExit();
  useEndedSession();

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-40 -translate-y-20 rounded-control bg-accent px-5 py-2.5 font-medium text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none [&_h1]:outline-none">
        {children}
      </main>
      <Footer />
      <ToastOutlet />
    </div>
  );
}
