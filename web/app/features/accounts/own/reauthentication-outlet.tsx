import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { reauthentication } from "#web/session/reauthentication.ts";
import { useUser } from "#web/session/session-store.ts";

const ReauthenticationDialog = lazy(async () => ({
  default: (await import("./reauthentication-dialog.tsx")).ReauthenticationDialog,
}));

/** Mounted once around every page. Loads the dialog when a request first requires the password. */
export function ReauthenticationOutlet() {
  const isWanted = useSyncExternalStore(reauthentication.subscribe, reauthentication.isPending, () => false);
  const user = useUser();
  // The user has signed out in another tab: pending requests must not wait forever.
  const isOrphaned = isWanted && !user;
  useEffect(() => {
    if (isOrphaned) reauthentication.settle(false);
  }, [isOrphaned]);

  if (!isWanted || !user) return null;
  return (
    <Suspense>
      <ReauthenticationDialog user={user} />
    </Suspense>
  );
}
