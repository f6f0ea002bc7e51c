import type { ReactElement, RefObject } from "react";
import { Button } from "#web/ui/button.tsx";
import { Popover } from "#web/ui/popover.tsx";
import { NotificationList } from "./notification-list.tsx";
import type { useNotifications } from "./use-notifications.ts";

interface NotificationPopupProps extends ReturnType<typeof useNotifications> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  container: RefObject<HTMLElement | null>;
  trigger: ReactElement;
}

export function NotificationPopup(props: NotificationPopupProps) {
  const { news, failed, reload, clear, open, onOpenChange, container, trigger } = props;
  const items = news?.items ?? [];

  function handleClearAll() {
    // What came in after the list was drawn has not been seen, so it stays; a longer list goes as a whole.
    const isWhole = news !== null && news.unread <= items.length;
    void clear(isWhole ? items.map((item) => item._id) : undefined);
  }

  function handleFollow(id: string) {
    onOpenChange(false);
    void clear([id]);
  }

  return (
    <Popover
      title="Notifications"
      actions={
        items.length > 0 && (
          <Button size="small" tone="quiet" onClick={handleClearAll}>
            Clear all
          </Button>
        )
      }
      open={open}
      onOpenChange={onOpenChange}
      container={container}
      trigger={trigger}
      className="w-[min(24rem,calc(100vw-1rem))]"
    >
      <NotificationList news={news} failed={failed} onRetry={() => void reload()} onFollow={handleFollow} />
    </Popover>
  );
}
