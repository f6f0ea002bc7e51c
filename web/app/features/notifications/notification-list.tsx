import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import Bell from "virtual:icons/bell";
import Flag from "virtual:icons/flag";
import MessageCircle from "virtual:icons/message-circle";
import Scale from "virtual:icons/scale";
import Star from "virtual:icons/star";
import UserRound from "virtual:icons/user-round";
import type { IconComponent } from "#web/ui/data/create-icon.tsx";
import type { Waiting, WaitingItem } from "./waiting.ts";
import type { NotificationKind } from "@vesper/contract/chat/notifications";
import { useState } from "react";
import { Link } from "react-router";
import { formatTimeSince } from "#web/ui/data/dates.ts";

const icons: Record<NotificationKind, IconComponent> = {
  decision: Scale,
  report: Flag,
  account: UserRound,
  message: MessageCircle,
  review: Star,
};

interface NotificationListProps {
  waiting: Waiting | null;
  failed: boolean;
  onRetry: () => void;
  onFollow: (item: WaitingItem) => void;
}

export function NotificationList({ waiting, failed, onRetry, onFollow }: NotificationListProps) {
  if (!waiting) {
    return failed ? (
      <LoadFailure
        message="Failed to load your notifications"
        retrying={false}
        onRetry={onRetry}
        className="py-8!"
      />
    ) : (
      <NotificationSkeleton />
    );
  }
  if (waiting.items.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<Bell />}
        title="No notifications"
        text="Messages, reviews and updates about your account appear here."
        className="py-8!"
      />
    );
  }
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain">
      <ul className="divide-y divide-line">
        {waiting.items.map((item) => (
          <NotificationRow key={item._id} notification={item} onFollow={() => onFollow(item)} />
        ))}
      </ul>
      {waiting.lines > waiting.items.length && (
        <p className="border-t border-line px-4 py-3 text-caption text-muted">
          Showing the newest {waiting.items.length} of {waiting.lines}
        </p>
      )}
    </div>
  );
}

function NotificationSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-2.5 p-4">
      <span className="sr-only">Loading notifications</span>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-3 w-full" />
      <Skeleton className="h-3 w-24" />
    </div>
  );
}

/** Following the link clears the notification, unless it is for a message: messages clear when they are read. */
function NotificationRow({ notification, onFollow }: { notification: WaitingItem; onFollow: () => void }) {
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
            <time dateTime={createdAt}>{formatTimeSince(new Date(createdAt), now)}</time>
            {count > 1 && ` · ${count} new messages`}
          </span>
        </span>
      </Link>
    </li>
  );
}
