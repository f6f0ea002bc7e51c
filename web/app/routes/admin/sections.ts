import {
  Activity,
  BadgeCheck,
  ChartNoAxesColumn,
  Coins,
  FileUp,
  Gavel,
  Images,
  Inbox,
  KeyRound,
  type LucideIcon,
  MessageSquareText,
  Scale,
  ScrollText,
  Shapes,
  Tag,
  UserCheck,
  UserRound,
  Users,
  Webhook,
} from "lucide-react";
import type { QueueName } from "@vesper/contract/moderation/queues";

export interface Section {
  to: string;
  label: string;
  /** Second key after `g`. */
  key: string;
  Icon: LucideIcon;
  /** Review queue whose pending items are counted beside the label. */
  queue?: QueueName;
  /** Active only on exactly this path. */
  end?: boolean;
}

interface SectionGroup {
  /** Omitted for the first group, which needs no heading. */
  title?: string;
  sections: readonly Section[];
}

/** All pages of the admin area, grouped by what admins do there. */
export const sectionGroups: readonly SectionGroup[] = [
  { sections: [{ to: "/admin", label: "Dashboard", key: "d", Icon: ChartNoAxesColumn, end: true }] },
  {
    title: "Review",
    sections: [
      { to: "/admin/pending", label: "Pending Escort Profiles", key: "p", Icon: UserCheck, queue: "profile" },
      { to: "/admin/media", label: "Media Review", key: "m", Icon: Images, queue: "media" },
      { to: "/admin/listings", label: "Listings", key: "l", Icon: Tag, queue: "listing" },
      { to: "/admin/reviews", label: "Reviews", key: "r", Icon: MessageSquareText, queue: "review" },
      {
        to: "/admin/verifications",
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
      { to: "/admin/cases", label: "Cases", key: "c", Icon: Gavel, queue: "case" },
      { to: "/admin/appeals", label: "Appeals", key: "a", Icon: Scale, queue: "appeal" },
      { to: "/admin/contact", label: "Contact", key: "i", Icon: Inbox, queue: "contact" },
      { to: "/admin/audit", label: "Audit Log", key: "h", Icon: ScrollText },
    ],
  },
  {
    title: "People",
    sections: [
      { to: "/admin/profiles", label: "Escort Profiles", key: "e", Icon: UserRound },
      { to: "/admin/users", label: "User Management", key: "u", Icon: Users },
      { to: "/admin/bulk-upload", label: "Bulk Upload", key: "b", Icon: FileUp },
    ],
  },
  {
    title: "Site",
    sections: [
      { to: "/admin/taxonomy", label: "Categories & Tags", key: "t", Icon: Shapes },
      { to: "/admin/rates", label: "Exchange Rates", key: "x", Icon: Coins },
      { to: "/admin/status", label: "Status", key: "o", Icon: Activity },
      { to: "/admin/webhooks", label: "Webhooks", key: "w", Icon: Webhook },
      { to: "/admin/tokens", label: "Access Tokens", key: "k", Icon: KeyRound },
    ],
  },
];

export const allSections = sectionGroups.flatMap(({ sections }) => sections);

/** Returns the section of a path; nested pages belong to their list. */
export const findSection = (pathname: string): Section | undefined =>
  allSections.find(({ to, end }) => pathname === to || (!end && pathname.startsWith(`${to}/`)));
