import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { reauthentication } from "#web/session/reauthentication.ts";
import { useUser } from "#web/session/session-store.ts";

const ReauthenticationDialog = lazy(async () => ({
  default: (await import("./reauthentication-dialog.tsx")).ReauthenticationDialog,
}));

/** Stands once around every page. Loads the dialog when a call first asks for the password. */
export function ReauthenticationOutlet() {
  const isWanted = useSyncExternalStore(reauthentication.subscribe, reauthentication.isPending, () => false);
  const user = useUser();
  // Signed out in another tab: the calls must not wait for ever.
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
