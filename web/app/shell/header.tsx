import { NavLink } from "react-router";
import { classes } from "#web/ui/actions/classes.ts";
import { Logo } from "#web/ui/layout/logo.tsx";
import { AccountArea } from "./account-area.tsx";
import { MobileMenuButton } from "./mobile-menu-button.tsx";
import { primaryLinks } from "./nav-links.ts";
import { NotificationArea } from "./notification-area.tsx";
import { QuickExitLink } from "./quick-exit-link.tsx";
import { SearchButton } from "./search-button.tsx";
import { useSite } from "./site.ts";
import { ThemeButton } from "./theme-button.tsx";

export function Header() {
  const site = useSite();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-content items-center gap-1 px-4 max-[359px]:gap-0 max-[359px]:px-3 sm:gap-2 sm:px-6 lg:h-18 lg:px-8">
        <Logo name={site.name} className="mr-auto max-[399px]:[&>svg]:hidden xl:mr-6" />
        <SearchButton className="xl:mr-auto xl:max-w-md xl:min-w-0 xl:flex-1" />
        <nav aria-label="Main" className="mr-2 hidden items-center lg:flex">
          {primaryLinks.map((item) => (
            <NavLink
              key={item.to}
              to={item.to}
              className={({ isActive }) =>
                classes(
                  "inline-flex min-h-11 items-center rounded-control px-2.5 text-small xl:px-4 font-medium hover:text-ink",
                  isActive
                    ? "text-ink underline decoration-accent decoration-2 underline-offset-8"
                    : "text-muted",
                )
              }
            >
              {item.label}
            </NavLink>
          ))}
        </nav>
        <QuickExitLink />
        <NotificationArea />
        <div className="hidden items-center gap-2 lg:flex">
          <ThemeButton />
          <AccountArea />
        </div>
        <MobileMenuButton className="lg:hidden" />
      </div>
    </header>
  );
}
