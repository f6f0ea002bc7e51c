import { limits } from "@vesper/contract/core/limits";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import Bell from "virtual:icons/bell";
import { findBadge, getBellLabel, toBadgedTitle } from "./bell-labels.ts";
import { type Arrival, useNotifications } from "./use-notifications.ts";
import type { Me } from "./waiting.ts";

const loadPopup = () => import("./notification-popup.tsx");
const NotificationPopup = lazy(async () => ({ default: (await loadPopup()).NotificationPopup }));

/** Notification bell with the unread count. The list loads when the user is about to open it. */
export function NotificationBell({ me }: { me: Me }) {
  const { arrival, ...notifications } = useNotifications(me);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const unread = notifications.waiting?.unread ?? 0;
  const badge = findBadge(unread, limits.notifications.badge);
  useTitleCount(badge);
  const looks = {
    label: getBellLabel(unread),
    count: badge,
    icon: <Bell aria-hidden />,
  };

  function handleOpenChange(next: boolean) {
    setWanted(true);
    setOpen(next);
    if (next) void notifications.reload();
  }

  const button = (
    <IconButton
      {...looks}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={() => void loadPopup()}
      onFocus={() => void loadPopup()}
      onClick={() => handleOpenChange(true)}
    />
  );
  return (
    <div ref={holder} className="flex">
      <ArrivalAnnouncer arrival={arrival} />
      {wanted ? (
        <Suspense fallback={button}>
          <NotificationPopup
            {...notifications}
            open={open}
            onOpenChange={handleOpenChange}
            container={holder}
            trigger={<IconButton {...looks} />}
          />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}

/** Polite live region that announces the sender of a new message. */
function ArrivalAnnouncer({ arrival }: { arrival: Arrival | null }) {
  return (
    <p role="status" className="sr-only">
      {arrival && (
        <span key={arrival.number}>
          New message from <bdi>{arrival.name}</bdi>
        </span>
      )}
    </p>
  );
}

/** Shows the unread count in the tab's title, on every page. */
function useTitleCount(badge: string | undefined) {
  useEffect(() => {
    const write = () => {
      const wanted = toBadgedTitle(document.title, badge);
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    // Pages set their own titles on navigation, so the badge has to be added again.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = toBadgedTitle(document.title, undefined);
    };
  }, [badge]);
}
