import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  getPushKey,
  subscribePush,
  PushSubscription as Subscription,
  unsubscribePush,
} from "@vesper/contract/chat/push";
import { getErrorMessage } from "#web/api/error-message.ts";
import { api } from "#web/session/api.ts";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { ApiError } from "#web/api/api-error.ts";

const workerPath = "/push-worker.js";

/** iOS supports push only for sites added to the home screen. */
const isPushSupported = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const pushQuery = queryOptions({
  queryKey: ["push"],
  queryFn: ({ signal }) => findPushState(signal),
});

async function enablePush(key: string): Promise<void> {
  const subscription = await subscribeBrowser(key);
  if (!subscription)
    return void toast.error(
      "Your browser blocks notifications from this site. Allow them in your browser settings, then try again.",
    );
  await api.call(subscribePush, { body: Subscription.parse(subscription.toJSON()) });
}

async function disablePush(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  await api.call(unsubscribePush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

/** Switch for push notifications about new messages in this browser. Renders nothing if push is not supported. */
export function PushSettings() {
  const client = useQueryClient();
  const { data: state } = useQuery(pushQuery);
  const change = useMutation({
    mutationFn: ({ key, isOn }: PushState) => (isOn ? disablePush() : enablePush(key)),
    onError: (error) => toast.error(getErrorMessage(error, "Failed to save the setting.")),
    onSettled: () => client.invalidateQueries(pushQuery),
  });
  if (!state) return null;

  return (
    <SectionCard title="This browser">
      <SwitchField
        label="Notifications about new messages"
        help="You get them even when the site isn’t open, as long as you’re signed in here. They never show what a message says or who sent it."
        checked={change.isPending ? !state.isOn : state.isOn}
        disabled={change.isPending}
        onChange={() => change.mutate(state)}
      />
    </SectionCard>
  );
}

interface PushState {
  key: string;
  isOn: boolean;
}

/** Returns null if the browser does not support push or the operator has not configured any keys. */
async function findPushState(signal: AbortSignal): Promise<PushState | null> {
  if (!isPushSupported()) return null;
  try {
    const { key, isSubscribed } = (await api.call(getPushKey, { signal })).data;
    return { key, isOn: isSubscribed && (await findSubscription()) !== null };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  return registration?.pushManager.getSubscription() ?? null;
}

/** Requests permission if needed; returns null if it is denied. */
async function subscribeBrowser(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(workerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  return before ?? pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
