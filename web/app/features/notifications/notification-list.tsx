import type { Notification } from "@vesper/contract/notifications";
import { Bell } from "lucide-react";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { NotificationRow } from "./notification-row.tsx";

interface NotificationListProps {
  news: { items: Notification[]; unread: number } | null;
  failed: boolean;
  onRetry: () => void;
  onFollow: (id: string) => void;
}

export function NotificationList({ news, failed, onRetry, onFollow }: NotificationListProps) {
  if (!news) {
    return failed ? (
      <LoadFailure
        message="Failed to load notifications"
        retrying={false}
        onRetry={onRetry}
        className="py-8!"
      />
    ) : (
      <NotificationSkeleton />
    );
  }
  if (news.items.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<Bell />}
        title="No notifications"
        text="What concerns you will appear here."
        className="py-8!"
      />
    );
  }
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain">
      <ul className="divide-y divide-line">
        {news.items.map((item) => (
          <NotificationRow key={item._id} notification={item} onFollow={() => onFollow(item._id)} />
        ))}
      </ul>
      {news.unread > news.items.length && (
        <p className="border-t border-line px-4 py-3 text-caption text-muted">
          The newest {news.items.length} of {news.unread}
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
