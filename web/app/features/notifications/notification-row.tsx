import type { NotificationKind } from "@vesper/contract/notifications";
import { Flag, type LucideIcon, MessageCircle, Scale, Star, UserRound } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { timeSince } from "#web/ui/data/time-since.ts";
import type { WaitingItem } from "./waiting.ts";

const icons: Record<NotificationKind, LucideIcon> = {
  decision: Scale,
  report: Flag,
  account: UserRound,
  message: MessageCircle,
  review: Star,
};

interface NotificationRowProps {
  notification: WaitingItem;
  onFollow: () => void;
}

/** Following it clears it; messages, once they are read. */
export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const [now] = useState(() => new Date());
  const { kind, title, text, path, createdAt, count = 0 } = notification;
  const Icon = icons[kind];
  return (
    <li>
      <Link
        to={path}
        onClick={onFollow}
        className="flex gap-3 px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
        <span className="min-w-0 text-small">
          <bdi className="block font-medium wrap-break-word">{title}</bdi>
          {text && (
            <bdi className="mt-0.5 line-clamp-3 whitespace-pre-line text-muted wrap-break-word">{text}</bdi>
          )}
          <span className="mt-1 block text-caption text-muted">
            <time dateTime={createdAt}>{timeSince(new Date(createdAt), now)}</time>
            {count > 1 && ` · ${count} new messages`}
          </span>
        </span>
      </Link>
    </li>
  );
}
