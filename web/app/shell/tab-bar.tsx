import { clsx } from "clsx/lite";
import { type MouseEvent, useId } from "react";
import { Link } from "react-router";
import type { IconComponent } from "#web/ui/data/create-icon.tsx";
import Ellipsis from "virtual:icons/ellipsis";
import { TabCount } from "#web/ui/layout/tab-count.tsx";

export interface BarLink {
  to: string;
  label: string;
  isCurrent: boolean;
}

export interface BarTab extends BarLink {
  icon: IconComponent;
  /** Rest of the section's full name, read after the short label: "Profile" + "Management". */
  restOfName?: string;
  count?: number;
}

interface TabBarProps {
  label: string;
  tabs: readonly BarTab[];
  /** Sections without a tab of their own. */
  more: readonly BarLink[];
}

const itemStyles =
  "relative flex min-h-15 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-0.5 pt-1.5 pb-1 text-center " +
  "text-[0.6875rem] leading-4 font-medium active:scale-95 transition-transform focus-visible:-outline-offset-2 [&>svg]:size-5.5";
const currentStyles =
  "text-accent before:absolute before:inset-x-4 before:top-0 before:h-0.5 before:rounded-control before:bg-accent " +
  "forced-colors:before:bg-[Highlight]";
const restStyles = "text-muted hover:text-ink";

/**
 * Sections of an area at the foot of a phone's window, instead of a row of tabs that would not fit. Plain links and a
 * native popover, so that it works before hydration. Sticky bars stand above it by `--tab-bar`.
 */
export function TabBar({ label, tabs, more }: TabBarProps) {
  return (
    <nav
      aria-label={label}
      data-tab-bar
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {tabs.map((tab) => (
        <TabLink key={tab.to} tab={tab} />
      ))}
      <MoreLinks links={more} />
    </nav>
  );
}

function TabLink({ tab: { to, label, icon: Icon, restOfName, count, isCurrent } }: { tab: BarTab }) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? "page" : undefined}
      className={clsx(itemStyles, isCurrent ? currentStyles : restStyles)}
    >
      <Icon aria-hidden strokeWidth={isCurrent ? 2.25 : 1.75} />
      <span className="max-w-full wrap-break-word">
        {label}
        {restOfName && <span className="sr-only"> {restOfName}</span>}
      </span>
      <span className="absolute top-1 left-1/2 ml-1.5">
        <TabCount count={count} red />
      </span>
    </Link>
  );
}

function closePopover({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}

function MoreLinks({ links }: { links: readonly BarLink[] }) {
  const id = useId();
  const isCurrent = links.some((link) => link.isCurrent);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={clsx(itemStyles, isCurrent ? currentStyles : restStyles)}
      >
        <Ellipsis aria-hidden strokeWidth={isCurrent ? 2.25 : 1.75} />
        More
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-x-2 top-auto bottom-[calc(var(--tab-bar)+0.5rem)] m-0 max-h-[calc(100dvh-var(--tab-bar)-1rem)] w-auto overflow-y-auto rounded-card border border-line bg-surface p-2 text-ink shadow-soft sm:left-auto sm:w-80"
      >
        <ul>
          {links.map(({ to, label, isCurrent: isHere }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={isHere ? "page" : undefined}
                onClick={closePopover}
                className={clsx(
                  "flex min-h-12 items-center rounded-inner px-4 font-medium hover:bg-hover",
                  isHere && "bg-accent-soft text-accent",
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
