const worker = "/push-worker.js";

/** Phones have it only for sites that were put on the home screen. */
export const canPush = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return registration?.pushManager.getSubscription() ?? null;
}

/** Asks for the permission where that is needed. Nothing when it is not given. */
export async function subscribeBrowser(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  return before ?? pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
