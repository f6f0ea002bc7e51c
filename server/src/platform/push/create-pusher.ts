import webPush from "web-push";
import type { Config } from "../config/config.ts";
import type { Pusher } from "./pusher.ts";

/** Push services drop a message that is still undelivered after a day, because it is out of date by then. */
const ttlSeconds = 24 * 60 * 60;

const isSubscriptionGone = (error: unknown) =>
  error instanceof webPush.WebPushError && (error.statusCode === 404 || error.statusCode === 410);

/** Creates the pusher. Without the operator's keys it sends nothing. */
export function createPusher(config: Config): Pusher {
  return {
    async send({ endpoint, p256dh, auth }, payload) {
      if (!config.push) return "gone";
      const vapidDetails = { subject: `mailto:${config.site.supportEmail}`, ...config.push };
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails,
          TTL: ttlSeconds,
          timeout: 10_000,
        });
        return "sent";
      } catch (error) {
        if (isSubscriptionGone(error)) return "gone";
        throw error;
      }
    },
  };
}
