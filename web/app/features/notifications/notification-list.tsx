import { Bell } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { NotificationRow } from "./notification-row.tsx";
import type { Waiting, WaitingItem } from "./waiting.ts";

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
        message="Failed to load notifications"
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
        text="What concerns you will appear here."
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
          The newest {waiting.items.length} of {waiting.lines}
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
