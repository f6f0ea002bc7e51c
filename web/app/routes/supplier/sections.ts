import { showsPeople } from "#web/session/people-pages.ts";
import type { BarLink, BarTab } from "#web/shell/tab-bar.tsx";
import CalendarHeart from "virtual:icons/calendar-heart";
import Images from "virtual:icons/images";
import MessageCircle from "virtual:icons/message-circle";
import UserRound from "virtual:icons/user-round";
import type { LinkTab } from "#web/ui/layout/link-tabs.tsx";

interface SupplierSection {
  to: string;
  /** Name of the tab, from the specification for the first five. */
  label: string;
  /** Title of the page, if it differs from the tab. */
  title?: string;
  /** Current only on exactly this path, because another section has a path below it. */
  end?: boolean;
}

const sections: readonly SupplierSection[] = [
  { to: "/supplier", label: "Dashboard", title: "Tonight", end: true },
  { to: "/supplier/media", label: "My Media", end: true },
  { to: "/supplier/profile", label: "Profile Management" },
  { to: "/supplier/media/new", label: "Add New Media" },
  { to: "/supplier/messages", label: "Messages" },
  { to: "/supplier/listings", label: "Listings" },
  { to: "/supplier/reviews", label: "Reviews" },
  { to: "/supplier/verification", label: "Verification" },
  { to: "/supplier/statistics", label: "Statistics" },
  { to: "/supplier/exposure", label: "Exposure" },
];

const barTabs: readonly Omit<BarTab, "isCurrent">[] = [
  { to: "/supplier", label: "Tonight", restOfName: "(Dashboard)", icon: CalendarHeart },
  { to: "/supplier/profile", label: "Profile", restOfName: "Management", icon: UserRound },
  { to: "/supplier/media", label: "My Media", icon: Images },
  { to: "/supplier/messages", label: "Messages", icon: MessageCircle },
];

const isAt = ({ to, end }: SupplierSection, pathname: string) =>
  pathname === to || (!end && pathname.startsWith(`${to}/`));

/** Title of the page at a path of the escort's area. */
export function getSectionTitle(pathname: string): string {
  const section = sections.find((one) => isAt(one, pathname));
  return section?.title ?? section?.label ?? "Dashboard";
}

export const isMessages = (pathname: string) => pathname === "/supplier/messages";

/** Tabs of the wide layout. */
export const getTabs = (unread: number): LinkTab[] =>
  sections.map(({ to, label, end }) => ({
    to,
    label,
    end,
    count: to.endsWith("/messages") ? unread : undefined,
  }));

/** Tabs of the bar on a phone, and the sections behind “More”. */
export function getBar(
  pathname: string,
  unread: number,
  isGated: boolean,
): { tabs: BarTab[]; more: BarLink[] } {
  const currentPath = sections.find((one) => isAt(one, pathname))?.to;
  const isOpen = ({ to }: { to: string }) => !isGated || !showsPeople(to);
  const more = sections.filter(({ to }) => !barTabs.some((tab) => tab.to === to)).filter(isOpen);
  return {
    tabs: barTabs.filter(isOpen).map((tab) => ({
      ...tab,
      isCurrent: tab.to === currentPath,
      count: tab.to.endsWith("/messages") ? unread : undefined,
    })),
    more: [
      ...more.map(({ to, label }) => ({ to, label, isCurrent: to === currentPath })),
      { to: isGated ? "/dashboard?tab=settings" : "/dashboard", label: "My account", isCurrent: false },
    ],
  };
}
