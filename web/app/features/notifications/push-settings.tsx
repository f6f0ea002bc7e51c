import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { PushSubscription as Subscription, subscribePush, unsubscribePush } from "@vesper/contract/push";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { currentSubscription, subscribeBrowser } from "./browser-push.ts";
import { pushQuery, type PushState } from "./push-query.ts";

async function switchOn(key: string): Promise<void> {
  const subscription = await subscribeBrowser(key);
  if (!subscription) return void toast.error("Your browser does not allow notifications from this site.");
  await api.call(subscribePush, { body: Subscription.parse(subscription.toJSON()) });
}

async function switchOff(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await api.call(unsubscribePush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

/** Whether this browser tells of new messages while no page is open. Shows nothing where it cannot. */
export function PushSettings() {
  const client = useQueryClient();
  const { data: state } = useQuery(pushQuery);
  const change = useMutation({
    mutationFn: ({ key, isOn }: PushState) => (isOn ? switchOff() : switchOn(key)),
    onError: (error) => toast.error(messageOf(error, "Failed to save the setting.")),
    onSettled: () => client.invalidateQueries(pushQuery),
  });
  if (!state) return null;

  return (
    <SectionCard title="This browser">
      <SwitchField
        label="Tell me of new messages"
        help="Also while no page is open, for as long as I am signed in here. It says that there is a message, never what it says or who wrote."
        checked={change.isPending ? !state.isOn : state.isOn}
        disabled={change.isPending}
        onChange={() => change.mutate(state)}
      />
    </SectionCard>
  );
}
