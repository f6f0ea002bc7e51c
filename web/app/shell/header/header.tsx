import { NavLink } from "react-router";
import { clsx } from "clsx/lite";
import DoorOpen from "virtual:icons/door-open";
import Menu from "virtual:icons/menu";
import SunMoon from "virtual:icons/sun-moon";
import { Logo } from "#web/ui/layout/logo.tsx";
import { AccountArea } from "./account-area.tsx";
import { gatedLinks, primaryLinks } from "./nav-links.ts";
import { SearchButton } from "./search-button.tsx";
import { useSite } from "../site.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { setTheme, getCurrentTheme } from "#web/ui/layout/theme.ts";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useSession } from "#web/session/session-store.ts";
import { loadAhead, loadWhenOnline } from "#web/ui/feedback/load-when-online.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { leaveSite, neutralUrl } from "../gate/leave-site.ts";

const loadMenu = () => import("./mobile-menu.tsx");

const MobileMenu = lazy(async () => ({ default: (await loadWhenOnline(loadMenu)).MobileMenu }));

const NotificationBell = lazy(async () => ({
  default: (await loadWhenOnline(() => import("#web/features/notifications/notification-bell.tsx")))
    .NotificationBell,
}));

export function Header() {
  const site = useSite();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground print:hidden">
      <div className="header-row">
        <Logo name={site.name} picture={site.logo} className="mr-auto max-[399px]:[&>svg]:hidden xl:mr-6" />
        {!site.isGated && <SearchButton className="xl:mr-auto xl:max-w-md xl:min-w-0 xl:flex-1" />}
        <nav aria-label="Main" className="mr-2 hidden items-center lg:flex xl:ml-auto">
          {(site.isGated ? gatedLinks : primaryLinks).map((item) => (
            <NavLink
              key={item.to}
              to={item.to}
              discover="none"
              className={({ isActive }) =>
                clsx(
                  "header-link",
                  isActive && "text-ink underline decoration-accent decoration-2 underline-offset-8",
                )
              }
            >
              {item.label}
            </NavLink>
          ))}
        </nav>
        <QuickExitLink />
        {!site.isGated && <NotificationArea />}
        <div className="hidden items-center gap-2 lg:flex">
          <ThemeButton />
          <AccountArea />
        </div>
        <MobileMenuButton className="lg:hidden" />
      </div>
    </header>
  );
}

/** Toggles the theme. The footer also offers the system setting. */
function ThemeButton() {
  return (
    <IconButton
      label="Switch theme"
      icon={<SunMoon aria-hidden />}
      onClick={() => setTheme(getCurrentTheme() === "dusk" ? "day" : "dusk")}
    />
  );
}

/** Notification bell for signed-in users. Visitors, who are the majority, load none of its code. */
function NotificationArea() {
  const session = useSession();
  if (session.status === "signed-out") return null;
  const place = <Skeleton className="size-11 shrink-0 rounded-control" />;
  if (session.status === "loading") return <div className="hidden restoring:block">{place}</div>;
  return (
    <Suspense fallback={place}>
      <NotificationBell key={session.user._id} me={session.user} />
    </Suspense>
  );
}

function handleQuickExit(event: MouseEvent) {
  event.preventDefault();
  leaveSite();
}

/** Plain link, so that it works before hydration. */
function QuickExitLink() {
  return (
    <a
      href={neutralUrl}
      rel="noreferrer"
      title="Leave this site now (press Esc twice)"
      onClick={handleQuickExit}
      className="quick-exit"
    >
      <DoorOpen aria-hidden className="size-5 sm:size-4.5" />
      <span className="max-sm:sr-only">Quick exit</span>
    </a>
  );
}

function MobileMenuButton({ className }: { className?: string }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  function handleClick() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        icon={<Menu aria-hidden />}
        className={className}
        onPointerEnter={() => loadAhead(loadMenu)}
        onClick={handleClick}
      />
      {wanted && (
        <Suspense>
          <MobileMenu open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
