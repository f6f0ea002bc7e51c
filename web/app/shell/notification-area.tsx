import { lazy, Suspense } from "react";
import { useSession } from "#web/session/use-session.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const NotificationBell = lazy(async () => ({
  default: (await import("#web/features/notifications/notification-bell.tsx")).NotificationBell,
}));

/** The bell of whoever is signed in. Visitors, who are most, load nothing of it. */
export function NotificationArea() {
  const session = useSession();
  if (session.status === "signed-out") return null;
  const place = <Skeleton className="size-11 shrink-0 rounded-control" />;
  if (session.status === "loading") return <div className="hidden [[data-session]_&]:block">{place}</div>;
  return (
    <Suspense fallback={place}>
      <NotificationBell key={session.user._id} me={session.user} />
    </Suspense>
  );
}
