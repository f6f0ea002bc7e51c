import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { clsx } from "clsx/lite";
import { TabCount, type TabCountProps } from "./tab-count.tsx";
import { activeTabStyles, inactiveTabStyles, tabStyles, tabRowStyles } from "./tab-styles.ts";

export interface LinkTab extends TabCountProps {
  to: string;
  label: string;
  /** Active only on exactly this path, not on nested ones. */
  end?: boolean;
  /**
   * Whether this tab is current. Needed for tabs that differ only in their query, which the router does not compare.
   */
  current?: boolean;
}

interface LinkTabsProps {
  label: string;
  tabs: readonly LinkTab[];
  className?: string;
}

/**
 * Scrolls the current tab into view: on a phone it may be at the far end of the row, and counts that load later push
 * it further.
 */
function useScrollCurrentIntoView(tabs: readonly LinkTab[]) {
  const row = useRef<HTMLElement>(null);
  const location = useLocation();
  const counts = tabs.map((tab) => tab.count).join();

  useEffect(() => {
    const current = row.current?.querySelector("[aria-current=page]");
    if (!row.current || !current) return;
    const [frame, tab] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    row.current.scrollLeft += tab.left + tab.width / 2 - frame.left - frame.width / 2;
  }, [location, counts]);

  return row;
}

/** Row of links styled as tabs; each has a URL, so Back and sharing work. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  const row = useScrollCurrentIntoView(tabs);
  return (
    <nav ref={row} aria-label={label} className={clsx(tabRowStyles, className)}>
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end={tab.end}
          aria-current={tab.current === false ? false : "page"}
          preventScrollReset={tab.current !== undefined}
          className={({ isActive }) =>
            clsx(tabStyles, (tab.current ?? isActive) ? activeTabStyles : inactiveTabStyles)
          }
        >
          {tab.label}
          <TabCount count={tab.count} urgent={tab.urgent} red={tab.red} />
        </NavLink>
      ))}
    </nav>
  );
}
