import { z } from "zod";
import { member } from "../core/endpoint.ts";
import { one, messageOnly } from "../core/envelope.ts";

/** Push services run by the browser vendors. Push messages are never sent to any other host. */
const pushServices =
  /^https:\/\/(fcm\.googleapis\.com|web\.push\.apple\.com|([a-z\d-]+\.)+(push\.services\.mozilla|notify\.windows)\.com)\//;

export const PushEndpoint = z
  .url({ protocol: /^https$/, error: "must be a valid web address" })
  .max(1000)
  .regex(pushServices, "must be the address of a push service");

/** A key as browsers send it: bytes in base64url. */
const base64Key = (bytes: number) => {
  const characters = Math.ceil((bytes * 4) / 3);
  return z.string().regex(new RegExp(`^[\\w-]{${characters}}=*$`), "must be a valid key");
};

export const PushSubscription = z.object({
  endpoint: PushEndpoint,
  keys: z.object({ p256dh: base64Key(65), auth: base64Key(16) }),
});
export type PushSubscription = z.output<typeof PushSubscription>;

export const getPushKey = member.get(
  "/push/key",
  "Get the key for push subscriptions and whether this browser is subscribed; empty if push is not configured",
  { response: one(z.object({ key: z.string(), isSubscribed: z.boolean() })) },
);

export const subscribePush = member.post(
  "/push/subscriptions",
  "Subscribe this browser to push notifications about new messages",
  {
    body: PushSubscription,
    response: messageOnly,
    status: 201,
    limit: { calls: 30, seconds: 3600, per: "person" },
  },
);

export const unsubscribePush = member.delete(
  "/push/subscriptions",
  "Unsubscribe this browser from push notifications",
  {
    body: z.object({ endpoint: z.string().max(1000) }),
    response: messageOnly,
  },
);
