import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { meQuery } from "#web/features/accounts/own/queries.ts";
import { useLiveFigures } from "#web/features/insights/queries.ts";
import { useSignOut } from "#web/shell/header/use-sign-out.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { insertName } from "#web/ui/data/insert-name.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { lazyDialog } from "#web/ui/overlays/lazy-dialog.tsx";
import { FrameButtons, useFrameDialogs } from "./frame-buttons.tsx";
import { SectionList } from "./section-list.tsx";
import { useLiveQueues } from "./use-live-queues.ts";

const SectionsDrawer = lazyDialog(async () => (await import("./sections-drawer.tsx")).SectionsDrawer);
const CommandPalette = lazyDialog(async () => (await import("./palette/command-palette.tsx")).CommandPalette);
const AdminHelp = lazyDialog(async () => (await import("./admin-help.tsx")).AdminHelp);

// The rail has a fixed width, so that nothing moves when counts arrive. `data-cockpit` widens the page, see app.css.
const frameStyles =
  "mx-auto grid w-full max-w-content gap-x-8 gap-y-4 px-4 py-4 sm:px-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:px-8 lg:py-6";

// Sticky below the site header; scrolls by itself only where the window is lower than its links.
const railStyles =
  "flex flex-col gap-3 lg:sticky lg:top-18 lg:-mt-6 lg:max-h-[calc(100dvh-4.5rem)] lg:self-start lg:overflow-y-auto lg:py-6 " +
  "lg:-mx-3 lg:px-3 [scrollbar-width:thin]";

interface AdminFrameProps {
  /** Name of the signed-in admin. */
  name: string;
  children: ReactNode;
}

/** Frame of every admin page: sections in a rail on wide screens, in a drawer elsewhere; the page itself scrolls. */
export function AdminFrame({ name, children }: AdminFrameProps) {
  // The roles stored in the browser may be those of an earlier visit.
  useQuery(meQuery);
  useLiveFigures();
  useLiveQueues();
  const { drawer, palette, help } = useFrameDialogs();
  return (
    <div data-cockpit className={frameStyles}>
      <div className={railStyles}>
        <Welcome name={name} />
        <FrameButtons onSections={drawer.show} onPalette={palette.show} />
        <SectionList size="compact" className="max-lg:hidden" />
      </div>
      <div className="min-w-0">{children}</div>
      <SectionsDrawer {...drawer.state} />
      <CommandPalette {...palette.state} />
      <AdminHelp {...help.state} />
    </div>
  );
}

function Welcome({ name }: { name: string }) {
  const signOut = useSignOut();
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-2 lg:px-3">
      <h1 className="min-w-0 font-serif text-body font-semibold wrap-anywhere">
        {insertName("Welcome, {name}", name)}
      </h1>
      <span className="-mx-3.5 flex">
        <Button tone="quiet" size="small" render={<Link to="/dashboard?tab=settings" />}>
          My account
        </Button>
        <Button tone="quiet" size="small" onClick={() => void signOut()}>
          Logout
        </Button>
      </span>
    </header>
  );
}

/** Same columns as the frame, so that nothing moves once the session is known. */
export function AdminSkeleton() {
  return (
    <div data-cockpit className={frameStyles}>
      <div aria-busy="true" className="flex flex-col gap-3">
        <h1 className="sr-only">The admin area is loading</h1>
        <Skeleton className="h-9 w-44" />
        <Skeleton className="h-11 w-full rounded-control" />
        <Skeleton className="h-120 w-full rounded-card max-lg:hidden" />
      </div>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-24 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
      <noscript>
        <p className="text-center">The admin area needs JavaScript. The rest of the site works without it.</p>
      </noscript>
    </div>
  );
}
