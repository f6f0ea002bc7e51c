import { hasCapability, type Capability } from "@vesper/contract/accounts/capabilities";
import type { Role } from "@vesper/contract/accounts/roles";
import type { QueueName } from "@vesper/contract/moderation/queues";
import Activity from "virtual:icons/activity";
import BadgeCheck from "virtual:icons/badge-check";
import ChartNoAxesColumn from "virtual:icons/chart-no-axes-column";
import Coins from "virtual:icons/coins";
import FileUp from "virtual:icons/file-up";
import Gavel from "virtual:icons/gavel";
import Images from "virtual:icons/images";
import Inbox from "virtual:icons/inbox";
import KeyRound from "virtual:icons/key-round";
import MessageSquareText from "virtual:icons/message-square-text";
import Scale from "virtual:icons/scale";
import ScrollText from "virtual:icons/scroll-text";
import Settings from "virtual:icons/settings";
import Shapes from "virtual:icons/shapes";
import Tag from "virtual:icons/tag";
import UserCheck from "virtual:icons/user-check";
import UserRound from "virtual:icons/user-round";
import Users from "virtual:icons/users";
import Webhook from "virtual:icons/webhook";
import type { IconComponent } from "#web/ui/data/create-icon.tsx";

export interface Section {
  to: string;
  /** Capability without which the section does not exist. */
  capability: Capability;
  label: string;
  /** Second key after `g`. */
  key: string;
  Icon: IconComponent;
  /** Review queue whose pending items are counted beside the label. */
  queue?: QueueName;
  /** Active only on exactly this path. */
  end?: boolean;
}

export interface SectionGroup {
  /** Omitted for the first group, which needs no heading. */
  title?: string;
  sections: readonly Section[];
}

/** All pages of the admin area, grouped by what staff do there. */
const allGroups: readonly SectionGroup[] = [
  {
    sections: [
      { to: "/admin", capability: "enter", label: "Dashboard", key: "d", Icon: ChartNoAxesColumn, end: true },
    ],
  },
  {
    title: "Review",
    sections: [
      {
        to: "/admin/pending",
        capability: "moderate",
        label: "Pending Escort Profiles",
        key: "p",
        Icon: UserCheck,
        queue: "profile",
      },
      {
        to: "/admin/media",
        capability: "moderate",
        label: "Media Review",
        key: "m",
        Icon: Images,
        queue: "media",
      },
      {
        to: "/admin/listings",
        capability: "moderate",
        label: "Listings",
        key: "l",
        Icon: Tag,
        queue: "listing",
      },
      {
        to: "/admin/reviews",
        capability: "moderate",
        label: "Reviews",
        key: "r",
        Icon: MessageSquareText,
        queue: "review",
      },
      {
        to: "/admin/verifications",
        capability: "verify",
        label: "Verifications",
        key: "v",
        Icon: BadgeCheck,
        queue: "verification",
      },
    ],
  },
  {
    title: "Safety",
    sections: [
      {
        to: "/admin/cases",
        capability: "decide-cases",
        label: "Cases",
        key: "c",
        Icon: Gavel,
        queue: "case",
      },
      {
        to: "/admin/appeals",
        capability: "decide-cases",
        label: "Appeals",
        key: "a",
        Icon: Scale,
        queue: "appeal",
      },
      {
        to: "/admin/contact",
        capability: "support",
        label: "Contact",
        key: "i",
        Icon: Inbox,
        queue: "contact",
      },
      { to: "/admin/audit", capability: "audit", label: "Audit Log", key: "h", Icon: ScrollText },
    ],
  },
  {
    title: "People",
    sections: [
      { to: "/admin/profiles", capability: "moderate", label: "Escort Profiles", key: "e", Icon: UserRound },
      { to: "/admin/users", capability: "read-people", label: "User Management", key: "u", Icon: Users },
      { to: "/admin/bulk-upload", capability: "bulk-upload", label: "Bulk Upload", key: "b", Icon: FileUp },
    ],
  },
  {
    title: "Site",
    sections: [
      { to: "/admin/taxonomy", capability: "taxonomy", label: "Categories & Tags", key: "t", Icon: Shapes },
      { to: "/admin/rates", capability: "rates", label: "Exchange Rates", key: "x", Icon: Coins },
      { to: "/admin/settings", capability: "settings", label: "Settings", key: "s", Icon: Settings },
      { to: "/admin/status", capability: "operations", label: "Status", key: "o", Icon: Activity },
      { to: "/admin/webhooks", capability: "integrations", label: "Webhooks", key: "w", Icon: Webhook },
      { to: "/admin/tokens", capability: "enter", label: "Access Tokens", key: "k", Icon: KeyRound },
    ],
  },
];

export const allSections = allGroups.flatMap(({ sections }) => sections);

const listOwnQueues = (roles: readonly Role[]) =>
  allSections.filter(({ queue, capability }) => queue && hasCapability(roles, capability));

/** Returns the first page for these roles: the dashboard, or the queue itself where it would be the only one on the dashboard. */
export function getLanding(roles: readonly Role[]): string {
  const [first, ...others] = listOwnQueues(roles);
  const isOnlyQueue = first && others.length === 0 && !hasCapability(roles, "figures");
  return isOnlyQueue ? first.to : "/admin";
}

/** Returns the sections that these roles may open. Empty groups, and a dashboard that only leads on, are left out. */
export const getSectionGroups = (roles: readonly Role[]): SectionGroup[] =>
  allGroups
    .map((group) => ({
      ...group,
      sections: group.sections.filter(
        ({ to, capability }) =>
          hasCapability(roles, capability) && (to !== "/admin" || getLanding(roles) === "/admin"),
      ),
    }))
    .filter(({ sections }) => sections.length > 0);

/** Returns the section of a path; nested pages belong to their list. */
export const findSection = (pathname: string): Section | undefined =>
  allSections.find(({ to, end }) => pathname === to || (!end && pathname.startsWith(`${to}/`)));
