import { loadWhenOnline } from "./load-when-online.ts";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastQueue } from "./toast.ts";

const Toaster = lazy(async () => ({
  default: (await loadWhenOnline(() => import("./toaster.tsx"))).Toaster,
}));

/** Mounted once in the root. Loads the toaster with the first message. */
export function ToastOutlet() {
  const needed = useSyncExternalStore(toastQueue.subscribe, toastQueue.isNeeded, () => false);
  if (!needed) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
