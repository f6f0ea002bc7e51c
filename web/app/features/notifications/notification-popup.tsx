import type { DialogState } from "#web/ui/overlays/use-task.ts";
import type { ReactElement, RefObject } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Popover } from "#web/ui/overlays/popover.tsx";
import { NotificationList } from "./notification-list.tsx";
import type { useNotifications } from "./use-notifications.ts";
import type { WaitingItem } from "./waiting.ts";

interface NotificationPopupProps extends DialogState, Omit<ReturnType<typeof useNotifications>, "arrival"> {
  container: RefObject<HTMLElement | null>;
  trigger: ReactElement;
}

export function NotificationPopup(props: NotificationPopupProps) {
  const { waiting, failed, reload, clearAll, clearOne, open, onOpenChange, container, trigger } = props;

  function handleFollow({ _id, conversationId }: WaitingItem) {
    onOpenChange(false);
    // Messages are cleared when they are read on the linked page.
    if (!conversationId) void clearOne(_id);
  }

  return (
    <Popover
      title="Notifications"
      actions={
        waiting !== null &&
        waiting.items.length > 0 && (
          <Button size="small" tone="quiet" onClick={() => void clearAll()}>
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
      <NotificationList
        waiting={waiting}
        failed={failed}
        onRetry={() => void reload()}
        onFollow={handleFollow}
      />
    </Popover>
  );
}
