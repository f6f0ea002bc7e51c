import { limits } from "@vesper/contract/limits";
import { Bell } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { badgeOf, bellLabel } from "./bell-words.ts";
import { ArrivalWords } from "./arrival-words.tsx";
import { useNotifications } from "./use-notifications.ts";
import { useTitleCount } from "./use-title-count.ts";
import type { Me } from "./waiting.ts";

const loadPopup = () => import("./notification-popup.tsx");
const NotificationPopup = lazy(async () => ({ default: (await loadPopup()).NotificationPopup }));

/** How much is new. The list behind it loads when someone reaches for it. */
export function NotificationBell({ me }: { me: Me }) {
  const { arrival, ...notifications } = useNotifications(me);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const unread = notifications.waiting?.unread ?? 0;
  const badge = badgeOf(unread, limits.notifications.badge);
  useTitleCount(badge);
  const looks = {
    label: bellLabel(unread),
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
      <ArrivalWords arrival={arrival} />
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
